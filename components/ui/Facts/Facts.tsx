import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { fact, facts } from './Facts.css';

export interface Fact {
  icon: IconName;
  /** What the value is, for those who do not see the icon: "Duration". */
  label: string;
  value: ReactNode;
}

/** The quiet line of facts under a title. */
export function Facts({ facts: list }: { facts: readonly Fact[] }) {
  return (
    <ul className={facts}>
      {list.map(({ icon, label, value }) => (
        <li key={label} className={fact}>
          <Icon name={icon} />
          <VisuallyHidden>{label}: </VisuallyHidden>
          {value}
        </li>
      ))}
    </ul>
  );
}
