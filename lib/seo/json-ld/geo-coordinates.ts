import type { GeoCoordinatesLeaf } from 'schema-dts';

import type { Coordinates } from '@/content/types';

/** A position in degrees (WGS 84). */
export function geoCoordinates({ latitude, longitude }: Coordinates): GeoCoordinatesLeaf {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
