import type { DatedFact } from '@/content/types';
import { formatDayOfYear } from '@/lib/time/words';
import { listText } from '@/lib/typeset';
import { type Published, publishersOf } from '@/lib/ways/publishers';
import { EitherLink } from '../trust/EitherLink/EitherLink';
import { quiet } from './Timetable/Timetable.css';

interface TrustedUntilProps {
  facts: readonly (DatedFact & Published)[];
  /** What of several things it is said of: "Bus 7". */
  of?: string;
}

/** When dated facts were checked, where, and with whom to confirm them. */
export function TrustedUntil({ facts, of }: TrustedUntilProps) {
  const read = facts.map(({ readOn }) => readOn).toSorted()[0];
  if (!read) return null;
  const guides = [...new Set(facts.flatMap(({ publishedIn = [] }) => publishedIn))];
  return (
    <p className={quiet}>
      {of && `${of}: `}Checked <time dateTime={read}>{formatDayOfYear(read)}</time>
      {guides.length > 0 && `, as published in ${listText(guides)}`}. Confirm with{' '}
      <EitherLink sources={publishersOf(facts)} />.
    </p>
  );
}
