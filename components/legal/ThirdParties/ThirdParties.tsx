import { linkedSites, thirdParties } from '@/content/third-parties';
import { text } from '@/styles/text.css';
import * as styles from './ThirdParties.css';

export function ThirdParties() {
  return (
    <ul className={styles.tickets}>
      {thirdParties.map(({ slug, name, host, when, why }) => (
        <li key={slug} className={styles.ticket}>
          <h3 className={text.cardTitle}>{name}</h3>
          <dl className={styles.facts}>
            <dt className={styles.term}>Address</dt>
            <dd className={styles.host}>{host}</dd>
            <dt className={styles.term}>When</dt>
            <dd>{when}</dd>
            <dt className={styles.term}>What for</dt>
            <dd>{why}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function LinkedSites() {
  return (
    <ul className={styles.sites}>
      {linkedSites.map(({ name, why }) => (
        <li key={name}>
          <strong>{name}</strong>: {why}
        </li>
      ))}
    </ul>
  );
}
