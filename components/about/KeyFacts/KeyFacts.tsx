import { keyFacts } from '@/content/about';
import { text } from '@/styles/text.css';
import { stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import * as styles from '../StorySection/StorySection.css';

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
