'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { alwaysKept, offlinePage } from '@/content/offline';
import { loadGuide, type GuideFile } from '@/lib/offline/guide';
import { withBasePath } from '@/lib/base-path';
import { guideUrl } from '../kept-guide';
import { spaceBelow, touchLine } from '@/styles/layout.css';
import * as styles from '../offline.css';

async function keptPages(): Promise<GuideFile[]> {
  const known = new Set<string>(
    ['/offline/', ...alwaysKept.map(({ href }) => href)].map(withBasePath),
  );
  const { files } = await loadGuide(guideUrl);
  const pages = files.filter(({ url, title }) => title && !known.has(url));
  const found = await Promise.all(pages.map(({ url }) => caches.match(url)));
  return pages.filter((_, index) => found[index]);
}

export function KeptPages() {
  const [pages, setPages] = useState<readonly GuideFile[]>([]);

  useEffect(() => {
    keptPages().then(setPages, () => undefined);
  }, []);

  return (
    <>
      {pages.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">{offlinePage.kept}</h2>
          <ul className={`${spaceBelow.xl} ${styles.list}`}>
            {pages.map(({ url, title }) => (
              <li key={url}>
                <a className={`${touchLine} ${styles.link}`} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {offlinePage.again}
      </Button>
    </>
  );
}
