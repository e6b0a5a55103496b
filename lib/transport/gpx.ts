/** Waypoints as GPX 1.1 (https://www.topografix.com/GPX/1/1/), for maps and watches. */
import type { Coordinates } from '@/content/types';

export interface GpxPoint extends Coordinates {
  readonly name: string;
  readonly description?: string;
}

/** What XML cannot hold, escaped or not, becomes a space. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Degrees to a tenth of a metre, never with an exponent: the schema allows none. */
const degrees = (value: number): string => value.toFixed(6);

function waypoint({ latitude, longitude, name, description }: GpxPoint): string {
  const at = `lat="${degrees(latitude)}" lon="${degrees(longitude)}"`;
  const more = description === undefined ? '' : `<desc>${escaped(description)}</desc>`;
  return `<wpt ${at}><name>${escaped(name)}</name>${more}</wpt>`;
}

/** A file of waypoints. No route joins them: maps would draw it straight, and no path is known. */
export function gpxFile(name: string, description: string, points: readonly GpxPoint[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Visitor guide" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escaped(name)}</name><desc>${escaped(description)}</desc></metadata>`,
    ...points.map(waypoint),
    '</gpx>',
    '',
  ].join('\n');
}
