import type { DatedFact } from '@/content/types';
import { formatDayOfYear } from '@/lib/time/words';
import { type Published, publishersOf } from '@/lib/ways/publishers';
import { EitherLink } from '../trust/EitherLink/EitherLink';
import { quiet } from './Timetable/Timetable.css';

interface TrustedUntilProps {
  facts: readonly (DatedFact & Published)[];
  /** What of several things it is said of: "Bus 7". */
  of?: string;
}

/** Who publishes dated facts, when they were read, and until when they are to be trusted. */
export function TrustedUntil({ facts, of }: TrustedUntilProps) {
  const read = facts.map(({ readOn }) => readOn).toSorted()[0];
  const until = facts.map(({ validUntil }) => validUntil).toSorted()[0];
  if (!read || !until) return null;
  return (
    <p className={quiet}>
      {of ? `${of}: read` : 'Read'} on <time dateTime={read}>{formatDayOfYear(read)}</time>, to be
      trusted until <time dateTime={until}>{formatDayOfYear(until)}</time>. Check with{' '}
      <EitherLink sources={publishersOf(facts)} />.
    </p>
  );
}
