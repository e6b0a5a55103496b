import type { DaysFacts, PlaceFacts } from '@/lib/days/facts';
import { pointAt } from '@/lib/transport/data';

/** A place from which there are ways, and the point of the ways where one is there. */
export interface ReachablePlace extends Pick<PlaceFacts, 'slug' | 'name' | 'coordinates'> {
  readonly point: string;
}

export function reachablePlaces({
  places,
  transport,
}: Pick<DaysFacts, 'places' | 'transport'>): readonly ReachablePlace[] {
  return places.flatMap(({ slug, name, coordinates }) => {
    const point = pointAt(transport, slug)?.slug;
    return point === undefined ? [] : [{ slug, name, coordinates, point }];
  });
}
