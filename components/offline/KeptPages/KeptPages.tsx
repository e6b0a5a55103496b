'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { alwaysKept, offlinePage } from '@/content/offline';
import { loadGuide, type GuideFile } from '@/lib/offline/guide';
import { withBasePath } from '@/lib/base-path';
import { guideUrl } from '../kept-guide';
import { spaceBelow, touchLine } from '@/styles/layout.css';
import * as styles from '../offline.css';

type KeptPage = Pick<GuideFile, 'url' | 'title'>;

const always = alwaysKept.map(({ href, label }) => ({ url: withBasePath(href), title: label }));

async function alsoKept(): Promise<KeptPage[]> {
  const known = new Set([withBasePath('/offline/'), ...always.map(({ url }) => url)]);
  const { files } = await loadGuide(guideUrl);
  const pages = files.filter(({ url, title }) => title && !known.has(url));
  const found = await Promise.all(pages.map(({ url }) => caches.match(url)));
  return pages.filter((_, index) => found[index]);
}

function PageList({ pages }: { pages: readonly KeptPage[] }) {
  return (
    <ul className={`${spaceBelow.xl} ${styles.list}`}>
      {pages.map(({ url, title }) => (
        <li key={url}>
          <a className={`${touchLine} ${styles.link}`} href={url}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);

  useEffect(() => {
    alsoKept().then(setPages, () => undefined);
  }, []);

  return (
    <>
      <PageList pages={always} />
      {pages.length > 0 && (
        <section aria-labelledby="kept">
          <h2 id="kept">{offlinePage.kept}</h2>
          <PageList pages={pages} />
        </section>
      )}
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {offlinePage.again}
      </Button>
    </>
  );
}
