/** Waypoints as GPX 1.1 (https://www.topografix.com/GPX/1/1/), for maps and watches. */
import type { Coordinates } from '@/content/types';

export interface GpxPoint extends Coordinates {
  readonly name: string;
  readonly description?: string;
}

export interface GpxRoute {
  readonly name: string;
  readonly points: readonly GpxPoint[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** What XML cannot hold, escaped or not, becomes a space. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]|\p{Cs}|[\uFFFE\uFFFF]/gu, ' ')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** Degrees to a tenth of a metre, never with an exponent: the schema allows none. */
const degrees = (value: number): string => value.toFixed(6);

function point(tag: 'wpt' | 'rtept', { latitude, longitude, name, description }: GpxPoint): string {
  const at = `lat="${degrees(latitude)}" lon="${degrees(longitude)}"`;
  const more =
    tag === 'wpt' && description !== undefined ? `<desc>${escaped(description)}</desc>` : '';
  return `<${tag} ${at}><name>${escaped(name)}</name>${more}</${tag}>`;
}

/**
 * A file of waypoints, and of the routes in which they come: maps read either. There is no track,
 * because nobody walked one for us: between two points the file says nothing of the way.
 *
 * @param spots waypoints that lie on no route
 */
export function gpxFile(
  name: string,
  description: string,
  routes: readonly GpxRoute[],
  spots: readonly GpxPoint[] = [],
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Visitor guide" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escaped(name)}</name><desc>${escaped(description)}</desc></metadata>`,
    ...[...spots, ...routes.flatMap(({ points }) => points)].map((one) => point('wpt', one)),
    ...routes.flatMap((route) => [
      `<rte><name>${escaped(route.name)}</name>`,
      ...route.points.map((one) => point('rtept', one)),
      '</rte>',
    ]),
    '</gpx>',
    '',
  ].join('\n');
}
