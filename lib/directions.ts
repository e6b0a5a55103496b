import type { Coordinates } from '@/content/types';

/** Phones open their own map app for it. The address carries nothing of the visitor. */
export function directionsUrl({ latitude, longitude }: Coordinates): string {
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set('destination', `${latitude},${longitude}`);
  return url.toString();
}
