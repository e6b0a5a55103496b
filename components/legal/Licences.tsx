import type { LicenceGroup } from '@/lib/licences/shipped';
import { align, fullWidth, padAbove, prose, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { rule } from '@/styles/surfaces.css';
import * as legal from './LegalPage/LegalPage.css';

export function Licences({ groups }: { groups: readonly LicenceGroup[] }) {
  return (
    <div className={stack.xxl}>
      {groups.map(({ name, packages, text: paragraphs }, number) => (
        <section
          key={name}
          className={`${stack.s} ${rule.strong} ${padAbove.m} ${legal.section}`}
          aria-labelledby={`licence-${number}`}
        >
          <h2 id={`licence-${number}`} className={`${text.subheading} ${legal.title}`}>
            {name}
          </h2>
          <div className={`${stack.m} ${align.start} ${prose}`}>
            <ul className={`${stack.s} ${fullWidth}`}>
              {packages.map((each) => (
                <li key={each.name}>
                  <strong>{each.name}</strong> {each.version}
                  {each.holders.map((holder) => (
                    <p key={holder} className={text.quiet}>
                      {holder}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={text.quiet}>
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
