import type { ReactNode } from 'react';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { Link } from '@/components/ui/Link/Link';
import { PlainSection } from '@/components/ui/Section/Section';
import { pages } from '@/content/pages';
import type { LegalSection } from '@/content/types';
import type { PageName } from '@/lib/seo/metadata';
import { formatDate } from '@/lib/time/words';
import { align, closeRow, marked, padAbove, prose, stack, touchLine } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './LegalPage.css';

interface LegalPageProps<Slug extends string> {
  name: PageName;
  sections: readonly (LegalSection & { readonly slug: Slug })[];
  extras?: Readonly<Partial<Record<Slug, ReactNode>>>;
}

interface SmallPrintProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of small print, its heading beside the words. */
export function SmallPrint({ id, title, children }: SmallPrintProps) {
  return (
    <section
      id={id}
      className={`${stack.s} ${rule.strong} ${padAbove.m} ${styles.section}`}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={`${text.subheading} ${styles.title}`}>
        {title}
      </h2>
      <div className={`${stack.m} ${align.start} ${prose}`}>{children}</div>
    </section>
  );
}

export function LegalPage<Slug extends string>({ name, sections, extras }: LegalPageProps<Slug>) {
  return (
    <NamedPage name={name}>
      <PlainSection>
        <div className={stack.xxl}>
          {sections.map(({ slug, title, paragraphs, points = [], links = [] }) => (
            <SmallPrint key={slug} id={slug} title={title}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points.length > 0 && (
                <ul className={`${stack.s} ${marked.points}`}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {links.length > 0 && (
                <ul className={closeRow.l}>
                  {links.map(({ name: site, url }) => (
                    <li key={url}>
                      <Link href={url} className={touchLine}>
                        {site}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              {extras?.[slug]}
            </SmallPrint>
          ))}
          <p className={`${text.quiet} ${rule.above} ${padAbove.m}`}>
            Last changed: {formatDate(pages[name].updated)}
          </p>
        </div>
      </PlainSection>
    </NamedPage>
  );
}
