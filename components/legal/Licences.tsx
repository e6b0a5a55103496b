import type { LicenceGroup } from '@/lib/licences/shipped';
import { fullWidth, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { SmallPrint } from './LegalPage/LegalPage';

export function Licences({ groups }: { groups: readonly LicenceGroup[] }) {
  return (
    <div className={stack.xxl}>
      {groups.map(({ name, packages, text: paragraphs }, number) => (
        <SmallPrint key={name} id={`licence-${number}`} title={name}>
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
        </SmallPrint>
      ))}
    </div>
  );
}
