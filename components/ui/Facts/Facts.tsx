import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { UnbrokenTimes } from '../UnbrokenTimes/UnbrokenTimes';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { fact, facts } from './Facts.css';

export interface Fact {
  icon: IconName;
  /** Left out where the value says it itself. */
  label?: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  layout?: keyof typeof facts;
}

export function Facts({ facts: list, layout = 'line' }: FactsProps) {
  return (
    <ul className={facts[layout]}>
      {list.map(({ icon, label, value }) => (
        <li key={label ?? icon} className={fact}>
          <Icon name={icon} />
          {label && <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
          <span>{typeof value === 'string' ? <UnbrokenTimes>{value}</UnbrokenTimes> : value}</span>
        </li>
      ))}
    </ul>
  );
}
