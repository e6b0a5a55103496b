import { emergencyWords } from '@/content/safety';
import { telHref } from '@/lib/contact-links';
import { safetySectionBySlug } from '@/lib/content/queries';
import { align, spaceAbove, fullWidth, stack } from '@/styles/layout.css';
import { large, text } from '@/styles/text.css';
import * as styles from './EmergencyWords.css';

export function EmergencyWords() {
  const { steps } = safetySectionBySlug('emergency');
  return (
    <div
      id="emergency"
      className={`${stack.xs} ${align.start} ${styles.board}`}
      role="group"
      aria-label={emergencyWords.before}
    >
      <p className={`${large} ${text.medium}`}>{emergencyWords.before}</p>
      <a className={styles.call} href={telHref('999')}>
        {emergencyWords.call}
      </a>
      <p className={`${text.cardTitle} ${spaceAbove.xs}`}>{emergencyWords.after}</p>
      <ul className={`${stack.xs} ${fullWidth}`}>
        {steps.map((step) => {
          const [before, after] = step.split(emergencyWords.sayWhere);
          return (
            <li key={step}>
              {before}
              {after !== undefined && (
                <>
                  <a className={styles.where} href="#where-am-i">
                    {emergencyWords.sayWhere}
                  </a>
                  {after}
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
