import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import type { DatedFact } from '@/content/types';
import { readSource } from '@/lib/trust/sources';
import { quiet } from './Timetable/Timetable.css';

interface TrustedUntilProps {
  facts: readonly DatedFact[];
  /** What of several things it is said of: "Bus 7". */
  of?: string;
}

/** When dated facts were checked, where, and with whom to confirm them. */
export function TrustedUntil({ facts, of }: TrustedUntilProps) {
  return (
    <p className={quiet}>
      {of && `${of}: `}
      <SourceLine sources={facts.map(readSource)} />
    </p>
  );
}
