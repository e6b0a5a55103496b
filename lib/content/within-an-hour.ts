import { activities } from '@/content/activities';
import { pathBetween } from '@/lib/transport/way';
import { kinds } from '@/lib/kinds';
import { remembered } from '@/lib/remembered';
import { allBeaches, allVenues } from './queries';
import { pointOfPlace, undatedNetwork } from './transport';

const AN_HOUR = 60;

const known = new Map<string, ReturnType<typeof countedFrom>>();

function countedFrom(place: string) {
  const point = pointOfPlace(place);
  if (!point) return { count: 0, text: 'no way that anybody has measured' };
  const isNear = (start: string, end: string) =>
    start === end || (pathBetween(undatedNetwork, start, end)?.minutes ?? Infinity) <= AN_HOUR;
  const found = (
    [
      ['beach', allBeaches()],
      ['activity', activities],
      ['venue', allVenues()],
    ] as const
  ).map(([kind, items]) => ({
    label: kinds[kind].label,
    count: items.filter((item) => {
      const there = pointOfPlace(item.place);
      return there !== undefined && isNear(point, there) && isNear(there, point);
    }).length,
  }));
  const some = found.filter(({ count }) => count > 0);
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    /** "1 Beach, 5 Activities", or that nothing is known. */
    text:
      some
        .map(({ label, count }) => `${count} ${count === 1 ? label.one : label.many}`)
        .join(', ') || 'nothing of this guide',
  };
}

/** Within an hour’s walk each way, over measured paths. */
export const withinAnHour = (place: string) => remembered(known, place, () => countedFrom(place));
