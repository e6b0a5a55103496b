import { Picture } from '@/components/ui/Picture/Picture';
import { keyFacts } from '@/content/about';
import type { Story } from '@/content/types';
import { prose, stack } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { rule, surface } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import * as styles from './StorySection.css';

export function StorySection({ story }: { story: Story }) {
  return (
    <article id={story.slug} className={`${stack.l} ${unbroken} ${styles.story}`} data-reveal="">
      <div className={`${surface.framed} ${styles.art}`}>
        <Picture {...story.image} sizes="(min-width: 64rem) 46vw, 92vw" />
      </div>
      <div className={`${stack.m} ${prose}`}>
        <h2>{story.title}</h2>
        {story.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </article>
  );
}

export function KeyFacts() {
  return (
    <dl className={`${stack.none} ${rule.strong} ${styles.facts}`}>
      {keyFacts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={text.label}>{label}</dt>
          <dd className={text.heading}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
