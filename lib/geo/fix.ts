import type { Coordinates } from '@/content/types';
import { milesText } from '@/lib/time/spans';
import { gridPosition, gridReference } from './national-grid';

/** Accuracy in metres. */
export interface Fix extends Coordinates {
  readonly accuracy: number;
}

export interface Named {
  readonly name: string;
  readonly coordinates: Coordinates;
}

const EARTH = 6_371_000;
/** Metres. */
const AT = 40;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function metresBetween(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const across = Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH * Math.asin(Math.sqrt(north ** 2 + across * east ** 2));
}

/** Degrees from north by east. */
export function bearing(from: Coordinates, to: Coordinates): number {
  const [phi, psi] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(psi);
  const x = Math.cos(phi) * Math.sin(psi) - Math.sin(phi) * Math.cos(psi) * Math.cos(east);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

const points = 'north north-east east south-east south south-west west north-west'.split(' ');

export const compassPoint = (degrees: number): string => points[Math.round(degrees / 45) % 8] ?? '';

export function metresText(metres: number): string {
  if (metres < 995) return `${Math.max(10, Math.round(metres / 10) * 10)}\u00a0m`;
  return milesText(metres / 1000);
}

/** How exactly a fix is told that is right to so many metres: 0.0001° is about 10 m. */
const precisions = [
  { within: 25, figures: 8, decimals: 4 },
  { within: 250, figures: 6, decimals: 3 },
  { within: 2500, figures: 4, decimals: 2 },
] as const;

/** Each with its metres, the nearest first. */
export function byDistance<Place extends Named>(places: readonly Place[], at: Coordinates) {
  return places
    .map((place) => ({ ...place, metres: metresBetween(place.coordinates, at) }))
    .sort((a, b) => a.metres - b.metres);
}

export function fromNearest(fix: Fix, places: readonly Named[]): string {
  const [near] = byDistance(places, fix);
  if (!near) return '';
  const { name, coordinates, metres } = near;
  if (metres <= AT) return `at ${name}`;
  // A direction that the fix's own error could turn round is no direction.
  if (metres < fix.accuracy) return `near ${name}, within ${metresText(fix.accuracy)} of it or so`;
  return `${metresText(metres)} ${compassPoint(bearing(coordinates, fix))} of ${name}`;
}

export function fixWords(fix: Fix, places: readonly Named[]) {
  const { latitude, longitude, accuracy } = fix;
  const position = gridPosition(fix);
  const precision = precisions.find(({ within }) => accuracy <= within);
  return {
    grid: position && precision && gridReference(position, precision.figures),
    inBritain: position !== undefined,
    degrees: [latitude, longitude]
      .map((degrees) => degrees.toFixed(precision?.decimals ?? 2).replace('-', '−'))
      .join(', '),
    accuracy: `within ${metresText(Math.ceil(accuracy))}`,
    from: fromNearest(fix, places),
  };
}
