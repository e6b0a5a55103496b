import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { fact, facts, span } from './Facts.css';

export interface Fact {
  icon: IconName;
  /** What the value is, for those who do not see the icon: "Duration". */
  label: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  layout?: keyof typeof facts;
}

/** Text whose spans of time stay whole, and with their day: "Sat 12:00–22:00". */
export function whole(text: string): ReactNode {
  const [before = '', ...rest] = text.split(/((?:\S+ )?\d\S*–\S+)/);
  if (rest.length === 0) return text;
  return [
    before,
    ...rest.map((part, index) =>
      index % 2 === 0 ? (
        <span key={index} className={span}>
          {part}
        </span>
      ) : (
        part
      ),
    ),
  ];
}

/** The quiet facts under a title. */
export function Facts({ facts: list, layout = 'line' }: FactsProps) {
  return (
    <ul className={facts[layout]}>
      {list.map(({ icon, label, value }) => (
        <li key={label} className={fact}>
          <Icon name={icon} />
          <VisuallyHidden>{label}: </VisuallyHidden>
          <span>{typeof value === 'string' ? whole(value) : value}</span>
        </li>
      ))}
    </ul>
  );
}
