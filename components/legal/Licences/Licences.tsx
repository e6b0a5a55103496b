import type { LicenceGroup } from '@/lib/licences/shipped';
import * as legal from '../LegalText/LegalText.css';
import * as styles from './Licences.css';

export function Licences({ groups }: { groups: readonly LicenceGroup[] }) {
  return (
    <div className={legal.sections}>
      {groups.map(({ name, packages, text }, number) => (
        <section key={name} className={legal.section} aria-labelledby={`licence-${number}`}>
          <h2 id={`licence-${number}`} className={legal.title}>
            {name}
          </h2>
          <div className={legal.words}>
            <ul className={styles.list}>
              {packages.map((each) => (
                <li key={each.name}>
                  <span className={styles.name}>{each.name}</span> {each.version}
                  {each.holders.map((holder) => (
                    <span key={holder} className={styles.holder}>
                      {holder}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
            <div className={styles.text}>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}
