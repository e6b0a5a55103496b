/** Waypoints as GPX 1.1 (https://www.topografix.com/GPX/1/1/), for maps and watches. */
import type { Coordinates } from '@/content/types';

/** A spot to walk to. */
export interface GpxPoint extends Coordinates {
  readonly name: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Degrees to a tenth of a metre, never with an exponent: the schema allows none. */
const degrees = (value: number): string => value.toFixed(6);

function point(tag: 'wpt' | 'rtept', { latitude, longitude, name }: GpxPoint): string {
  const at = `lat="${degrees(latitude)}" lon="${degrees(longitude)}"`;
  return `<${tag} ${at}><name>${escaped(name)}</name></${tag}>`;
}

/**
 * A file of waypoints, and of the order in which they come: maps read either. There is no track,
 * because nobody walked one for us: between two points the file says nothing of the way.
 */
export function gpxFile(name: string, description: string, points: readonly GpxPoint[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Visitor guide" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata><name>${escaped(name)}</name><desc>${escaped(description)}</desc></metadata>`,
    ...points.map((one) => point('wpt', one)),
    `<rte><name>${escaped(name)}</name>`,
    ...points.map((one) => point('rtept', one)),
    '</rte>',
    '</gpx>',
    '',
  ].join('\n');
}
