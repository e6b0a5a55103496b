/** The National Grid of Great Britain, by geodesy: good to about 3.5 m, at worst 7. */
import OsGridRef, { LatLon } from 'geodesy/osgridref.js';
import type { Coordinates } from '@/content/types';

/** Metres east and north of the grid's false origin, south-west of the Isles of Scilly. */
export type GridPosition = Readonly<Pick<OsGridRef, 'easting' | 'northing'>>;

/** Where the grid is in use: the squares of 100 km that hold land of Great Britain. */
const squares = new Set(
  (
    'HP HT HU HW HX HY HZ NA NB NC ND NF NG NH NJ NK NL NM NN NO NR NS NT NU NW NX NY NZ OV ' +
    'SC SD SE SH SJ SK SM SN SO SP SR SS ST SU SV SW SX SY SZ TA TF TG TL TM TQ TR TV'
  ).split(' '),
);

/** Neighbours whose shores reach into those squares, in degrees: Ireland, and France. */
const abroad = [
  { south: 51.3, north: 55.28, west: -11, east: -5.42 },
  { south: 48, north: 51.08, west: 1.45, east: 4 },
  { south: 48, north: 49.8, west: -3, east: 4 },
];

/** Undefined where it would lie outside the grid, for which geodesy throws. */
function project({ latitude, longitude }: Coordinates): GridPosition | undefined {
  try {
    return new LatLon(latitude, longitude).toOsGrid();
  } catch {
    return undefined;
  }
}

export function gridPosition(at: Coordinates): GridPosition | undefined {
  const isAbroad = abroad.some(
    ({ south, north, west, east }) =>
      at.latitude > south && at.latitude < north && at.longitude > west && at.longitude < east,
  );
  const position = isAbroad ? undefined : project(at);
  const isOnLand = position && squares.has(gridReference(position, 4).slice(0, 2));
  return isOnLand ? position : undefined;
}

/** "SX 8619 4830" with 8 figures (squares of 10 m); 6 for 100 m, 4 for 1 km. */
export function gridReference({ easting, northing }: GridPosition, figures: 4 | 6 | 8): string {
  return new OsGridRef(easting, northing).toString(figures);
}
