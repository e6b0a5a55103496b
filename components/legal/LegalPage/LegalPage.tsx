import type { ReactNode } from 'react';
import { NamedPage } from '@/components/site/PageShell/NamedPage';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { pages } from '@/content/pages';
import type { LegalSection } from '@/content/types';
import type { PageName } from '@/lib/seo/metadata';
import { formatDate } from '@/lib/time/words';
import { stackXxl } from '@/styles/layout.css';
import * as styles from './LegalPage.css';

interface LegalPageProps<Slug extends string> {
  name: PageName;
  sections: readonly (LegalSection & { readonly slug: Slug })[];
  extras?: Readonly<Partial<Record<Slug, ReactNode>>>;
}

/** Sections of small print, their headings beside the words. */
export function LegalPage<Slug extends string>({ name, sections, extras }: LegalPageProps<Slug>) {
  return (
    <NamedPage name={name}>
      <PlainSection>
        <div className={stackXxl}>
          {sections.map(({ slug, title, paragraphs, points = [], links = [] }) => (
            <section
              key={slug}
              id={slug}
              className={styles.section}
              aria-labelledby={`${slug}-title`}
            >
              <h2 id={`${slug}-title`} className={styles.title}>
                {title}
              </h2>
              <div className={styles.words}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points.length > 0 && (
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
                {links.length > 0 && (
                  <ul className={styles.links}>
                    {links.map(({ name: site, url }) => (
                      <li key={url}>
                        <a href={url} className={styles.link}>
                          {site}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
                {extras?.[slug]}
              </div>
            </section>
          ))}
          <p className={styles.changed}>Last changed: {formatDate(pages[name].updated)}</p>
        </div>
      </PlainSection>
    </NamedPage>
  );
}
