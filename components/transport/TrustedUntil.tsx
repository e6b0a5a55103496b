import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import type { DatedFact } from '@/content/types';
import { readSource } from '@/lib/trust/sources';
import { quiet } from './Timetable/Timetable.css';

interface TrustedUntilProps {
  facts: readonly DatedFact[];
  of?: string;
}

export function TrustedUntil({ facts, of }: TrustedUntilProps) {
  return (
    <p className={quiet}>
      {of && `${of}: `}
      <SourceLine sources={facts.map(readSource)} />
    </p>
  );
}
