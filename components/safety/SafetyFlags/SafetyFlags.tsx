import { safetyFlags } from '@/content/safety';
import { FlagDrawing } from './FlagDrawing';
import * as styles from './SafetyFlags.css';

export function SafetyFlags() {
  return (
    <ul className={styles.flags}>
      {safetyFlags.map(({ slug, name, meaning }) => (
        <li key={slug} className={styles.flag}>
          <FlagDrawing slug={slug} />
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p>{meaning}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
