import { pointOfPlace, undatedNetwork } from '@/lib/content/transport';
import { counted } from '@/lib/typeset';
import { kinds } from '.';
import { allOfKind } from './entries';
import { pathBetween } from '@/lib/transport/walk';

const AN_HOUR = 60;

/** Within an hour’s walk each way, over measured paths. */
export function withinAnHour(place: string) {
  const point = pointOfPlace(place);
  if (!point) return { count: 0, text: 'no way that anybody has measured' };
  const isNear = (start: string, end: string) =>
    start === end || (pathBetween(undatedNetwork, start, end)?.minutes ?? Infinity) <= AN_HOUR;
  const found = (['beach', 'activity', 'venue'] as const).map((kind) => ({
    label: kinds[kind].label,
    count: allOfKind(kind).filter((item) => {
      const there = pointOfPlace(item.place);
      return there !== undefined && isNear(point, there) && isNear(there, point);
    }).length,
  }));
  const words = found.flatMap(({ label: { one, many }, count }) =>
    count > 0 ? counted(count, one, many) : [],
  );
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    /** "1 Beach, 5 Activities", or that nothing is known. */
    text: words.join(', ') || 'nothing of this guide',
  };
}
