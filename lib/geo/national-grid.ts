/**
 * The National Grid of Great Britain: Helmert's transformation from WGS 84 to OSGB36, then the
 * transverse Mercator projection; good to about 3.5 m, at worst 7.
 * https://www.ordnancesurvey.co.uk/documents/resources/guide-coordinate-systems-great-britain.pdf
 */
import type { Coordinates } from '@/content/types';

/** Metres east and north of the grid's false origin, south-west of the Isles of Scilly. */
export interface GridPosition {
  readonly easting: number;
  readonly northing: number;
}

interface Ellipsoid {
  /** Half its width at the equator and half its height, in metres. */
  readonly a: number;
  readonly b: number;
}

const wgs84: Ellipsoid = { a: 6_378_137, b: 6_356_752.3142 };
const airy1830: Ellipsoid = { a: 6_377_563.396, b: 6_356_256.909 };

/** WGS 84 to OSGB36: metres, parts of one, and radians. */
const helmert = {
  x: -446.448,
  y: 125.157,
  z: -542.06,
  scale: 20.4894e-6,
  aboutX: seconds(-0.1502),
  aboutY: seconds(-0.247),
  aboutZ: seconds(-0.8421),
};

/** Scale on the central meridian, true origin in radians, and false origin in metres. */
const projection = {
  scale: 0.9996012717,
  latitude: radians(49),
  longitude: radians(-2),
  easting: 400_000,
  northing: -100_000,
};

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function seconds(arc: number): number {
  return radians(arc / 3600);
}

function eccentricitySquared({ a, b }: Ellipsoid): number {
  return 1 - (b * b) / (a * a);
}

export function toOsgb36({ latitude, longitude }: Coordinates): Coordinates {
  const [phi, lambda] = [radians(latitude), radians(longitude)];
  const nu = wgs84.a / Math.sqrt(1 - eccentricitySquared(wgs84) * Math.sin(phi) ** 2);
  const x = nu * Math.cos(phi) * Math.cos(lambda);
  const y = nu * Math.cos(phi) * Math.sin(lambda);
  const z = (1 - eccentricitySquared(wgs84)) * nu * Math.sin(phi);

  const { aboutX, aboutY, aboutZ } = helmert;
  const grow = 1 + helmert.scale;
  const moved = {
    x: helmert.x + grow * x - aboutZ * y + aboutY * z,
    y: helmert.y + aboutZ * x + grow * y - aboutX * z,
    z: helmert.z - aboutY * x + aboutX * y + grow * z,
  };

  const e2 = eccentricitySquared(airy1830);
  const p = Math.hypot(moved.x, moved.y);
  let found = Math.atan2(moved.z, p * (1 - e2));
  for (let turn = 0; turn < 6; turn += 1) {
    const radius = airy1830.a / Math.sqrt(1 - e2 * Math.sin(found) ** 2);
    found = Math.atan2(moved.z + e2 * radius * Math.sin(found), p);
  }
  return {
    latitude: (found * 180) / Math.PI,
    longitude: (Math.atan2(moved.y, moved.x) * 180) / Math.PI,
  };
}

/** The guide's annexe C, term by term. */
export function project({ latitude, longitude }: Coordinates): GridPosition {
  const { a, b } = airy1830;
  const [phi, phi0] = [radians(latitude), projection.latitude];
  const n = (a - b) / (a + b);
  const e2 = eccentricitySquared(airy1830);
  const [sin, cos, tan] = [Math.sin(phi), Math.cos(phi), Math.tan(phi)];
  const nu = a * projection.scale * (1 - e2 * sin ** 2) ** -0.5;
  const rho = a * projection.scale * (1 - e2) * (1 - e2 * sin ** 2) ** -1.5;
  const eta2 = nu / rho - 1;
  const [less, more] = [phi - phi0, phi + phi0];
  const meridian =
    b *
    projection.scale *
    ((1 + n + 1.25 * n ** 2 + 1.25 * n ** 3) * less -
      (3 * n + 3 * n ** 2 + (21 / 8) * n ** 3) * Math.sin(less) * Math.cos(more) +
      ((15 / 8) * n ** 2 + (15 / 8) * n ** 3) * Math.sin(2 * less) * Math.cos(2 * more) -
      (35 / 24) * n ** 3 * Math.sin(3 * less) * Math.cos(3 * more));
  const I = meridian + projection.northing;
  const II = (nu / 2) * sin * cos;
  const III = (nu / 24) * sin * cos ** 3 * (5 - tan ** 2 + 9 * eta2);
  const IIIA = (nu / 720) * sin * cos ** 5 * (61 - 58 * tan ** 2 + tan ** 4);
  const IV = nu * cos;
  const V = (nu / 6) * cos ** 3 * (nu / rho - tan ** 2);
  const VI =
    (nu / 120) * cos ** 5 * (5 - 18 * tan ** 2 + tan ** 4 + 14 * eta2 - 58 * tan ** 2 * eta2);
  const east = radians(longitude) - projection.longitude;
  return {
    easting: projection.easting + IV * east + V * east ** 3 + VI * east ** 5,
    northing: I + II * east ** 2 + III * east ** 4 + IIIA * east ** 6,
  };
}

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

function squareOf({ easting, northing }: GridPosition): string {
  const [east, north] = [Math.floor(easting / 100_000), Math.floor(northing / 100_000)];
  if (east < 0 || east > 6 || north < 0 || north > 12) return '';
  const letter = (column: number, row: number) =>
    'ABCDEFGHJKLMNOPQRSTUVWXYZ'[(4 - row) * 5 + column];
  const large = letter(((east + 10) / 5) | 0, ((north + 5) / 5) | 0) ?? '';
  return large + (letter(east % 5, north % 5) ?? '');
}

export function gridPosition(at: Coordinates): GridPosition | undefined {
  const isAbroad = abroad.some(
    ({ south, north, west, east }) =>
      at.latitude > south && at.latitude < north && at.longitude > west && at.longitude < east,
  );
  if (isAbroad) return undefined;
  const position = project(toOsgb36(at));
  return squares.has(squareOf(position)) ? position : undefined;
}

/** "SX 8619 4830" with 8 figures (squares of 10 m); 6 for 100 m, 4 for 1 km. */
export function gridReference(position: GridPosition, figures: 4 | 6 | 8): string {
  const half = figures / 2;
  const part = (metres: number) =>
    String(Math.floor(metres % 100_000))
      .padStart(5, '0')
      .slice(0, half);
  return `${squareOf(position)} ${part(position.easting)} ${part(position.northing)}`;
}
