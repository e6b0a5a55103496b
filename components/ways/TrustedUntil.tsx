import type { DatedFact } from '@/content/types';
import type { Operator } from '@/content/ways/types';
import { formatDayOfYear } from '@/lib/time/words';
import { EitherLink } from './EitherLink';
import { quiet } from './Timetable/Timetable.css';

type Fact = DatedFact & { readonly operators?: readonly Operator[] };

/** Who publishes dated facts, when they were read, and until when they are to be trusted. */
export function TrustedUntil({ facts }: { facts: readonly Fact[] }) {
  const links = facts.flatMap(({ operators = [], source }) =>
    operators.length > 0 ? operators : [source],
  );
  const sources = links.filter(
    ({ url }, index) => links.findIndex((other) => other.url === url) === index,
  );
  const read = facts.map(({ readOn }) => readOn).toSorted()[0];
  const until = facts.map(({ validUntil }) => validUntil).toSorted()[0];
  if (!read || !until) return null;
  return (
    <p className={quiet}>
      Read on <time dateTime={read}>{formatDayOfYear(read)}</time>, to be trusted until{' '}
      <time dateTime={until}>{formatDayOfYear(until)}</time>. Check with{' '}
      <EitherLink sources={sources} />.
    </p>
  );
}
