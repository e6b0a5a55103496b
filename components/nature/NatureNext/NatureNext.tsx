import { natureDays } from '@/lib/nature/calendar';
import { comingNature, type NatureKind } from '@/lib/nature/nature-day';
import { builtAt } from '@/lib/time/built';
import { londonDate } from '@/lib/time/london';
import { NatureList } from './NatureList';

interface NatureNextProps {
  count: number;
  /** All kinds when left out. */
  kinds?: readonly NatureKind[];
  /** The slug of the place for whose page it is; what is of another place is then left out. */
  place?: string;
}

/** What comes next in nature's calendar: as of the build, and in a browser as of today. */
export function NatureNext({ count, kinds, place }: NatureNextProps) {
  const built = builtAt();
  const fitting = natureDays().filter(
    (day) => (!kinds || kinds.includes(day.kind)) && (!place || !day.place || day.place === place),
  );
  const first = built === null ? [] : comingNature(fitting, londonDate(built), count);
  return (
    <NatureList first={first} count={count} {...(kinds && { kinds })} {...(place && { place })} />
  );
}
