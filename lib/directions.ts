import type { Coordinates } from '@/content/types';

/**
 * A route to a place in a web map service; phones offer their own map app for it. The address
 * carries the destination only, nothing of the visitor.
 */
export function directionsUrl({ latitude, longitude }: Coordinates): string {
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', `${latitude},${longitude}`);
  return url.toString();
}
