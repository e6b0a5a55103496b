import type { ReactNode } from 'react';
import type { LegalSection } from '@/content/types';
import * as styles from './LegalText.css';

interface LegalTextProps<Section extends LegalSection> {
  sections: readonly Section[];
  extras?: Readonly<Partial<Record<Section['slug'], ReactNode>>>;
  changed: string;
}

export function LegalText<Section extends LegalSection>({
  sections,
  extras,
  changed,
}: LegalTextProps<Section>) {
  return (
    <div className={styles.sections}>
      {sections.map((section) => {
        const { slug, title, paragraphs, points = [], links = [] }: LegalSection = section;
        return (
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
                  {links.map(({ name, url }) => (
                    <li key={url}>
                      <a href={url} className={styles.link}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              {extras?.[section.slug as Section['slug']]}
            </div>
          </section>
        );
      })}
      <p className={styles.changed}>Last changed: {changed}</p>
    </div>
  );
}
