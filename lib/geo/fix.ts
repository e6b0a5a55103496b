import LatLon from 'geodesy/latlon-spherical.js';
import type { Coordinates } from '@/content/types';
import { milesText } from '@/lib/time/words';
import { gridPosition, gridReference } from './national-grid';

/** Accuracy in metres. */
export interface Fix extends Coordinates {
  readonly accuracy: number;
}

export interface Named {
  readonly name: string;
  readonly coordinates: Coordinates;
}

/** Metres. */
const AT = 40;

const onSphere = ({ latitude, longitude }: Coordinates) => new LatLon(latitude, longitude);

export const metresBetween = (from: Coordinates, to: Coordinates): number =>
  onSphere(from).distanceTo(onSphere(to));

/** Degrees from north by east. */
export const bearing = (from: Coordinates, to: Coordinates): number =>
  onSphere(from).initialBearingTo(onSphere(to));

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

export function nearestOf<Place extends Named>(places: readonly Place[], at: Coordinates) {
  return places
    .map((place) => ({ ...place, metres: metresBetween(place.coordinates, at) }))
    .sort((a, b) => a.metres - b.metres)[0];
}

export function fromNearest(fix: Fix, places: readonly Named[]): string {
  const near = nearestOf(places, fix);
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
