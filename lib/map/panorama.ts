/** The panorama of the coast: content's positions as a viewer high above the sea would see them. */
import type { Coordinates, PanoramaView } from '@/content/geography';
import type { Polyline } from '@/content/map';
import { metresBetween } from '@/lib/geo/fix';
import { type Point, positionsOf } from './projection';

export const panoramaSize = { width: 2000, height: 880, horizon: 230 } as const;

/** Where the outermost places stand, as shares of the width, and the nearest, of the height. */
const margins = { left: 0.075, right: 0.885, lowest: 0.83 } as const;

const exaggeration = 3;

const kmPerDegree = 111.2;

const narrower = ({ latitude }: Coordinates) => Math.cos((latitude * Math.PI) / 180);

function bearings({ from, facing }: PanoramaView, { latitude, longitude }: Coordinates) {
  const east = (longitude - from.longitude) * kmPerDegree * narrower(from);
  const north = (latitude - from.latitude) * kmPerDegree;
  const turn = (facing * Math.PI) / 180;
  return {
    ahead: Math.max(0.5, east * Math.sin(turn) + north * Math.cos(turn)),
    right: east * Math.cos(turn) - north * Math.sin(turn),
  };
}

/** Central perspective, as wide and as steep as it takes to have every place in the margins. */
export function panoramaOf(view: PanoramaView, places: readonly Coordinates[]) {
  const { width, height, horizon } = panoramaSize;
  const seen = places.map((place) => bearings(view, place));
  const slopes = seen.map(({ right, ahead }) => right / ahead);
  const leftmost = Math.min(...slopes);
  const across = ((margins.right - margins.left) * width) / (Math.max(...slopes) - leftmost);
  const nearest = Math.min(...seen.map(({ ahead }) => ahead));
  const down = (margins.lowest * height - horizon) * nearest;
  return {
    /** Where a position is seen, `up` kilometres above the sea. */
    see: (position: Coordinates, up = 0): Point => {
      const { ahead, right } = bearings(view, position);
      return {
        x: margins.left * width + (right / ahead - leftmost) * across,
        y: horizon + (down - up * exaggeration * across) / ahead,
      };
    },
    over: ({ x, y }: Point): Coordinates => {
      const ahead = down / Math.max(0.1, y - horizon);
      const right = ((x - margins.left * width) / across + leftmost) * ahead;
      const turn = (view.facing * Math.PI) / 180;
      const east = ahead * Math.sin(turn) + right * Math.cos(turn);
      const north = ahead * Math.cos(turn) - right * Math.sin(turn);
      return {
        latitude: view.from.latitude + north / kmPerDegree,
        longitude: view.from.longitude + east / (kmPerDegree * narrower(view.from)),
      };
    },
  };
}

/** How wide a river may be between two shores, in metres. */
const riverWidth = 1000;

export function banksOf(one: Polyline, other: Polyline): readonly Polyline[] {
  const facing = (shore: Polyline, across: Polyline) =>
    shore.filter(([latitude, longitude]) =>
      positionsOf(across).some((far) => metresBetween({ latitude, longitude }, far) < riverWidth),
    );
  return [facing(one, other), facing(other, one)];
}

const smooth = (share: number) => {
  const within = Math.min(1, Math.max(0, share));
  return within * within * (3 - 2 * within);
};

/** Heights of cliffs and of the country behind them in kilometres, and how soon they are reached. */
const rise = { cliff: 0.085, within: 1.1, country: 0.16, over: 6 } as const;

/** Kilometres above the sea, guessed: rising from `low` lines to cliffs and the country behind. */
export function reliefOf(low: readonly Polyline[]): (position: Coordinates) => number {
  const spots = low.flatMap(positionsOf);
  return (position) => {
    const away = Math.min(30, ...spots.map((spot) => metresBetween(spot, position) / 1000));
    const { latitude, longitude } = position;
    const waves =
      Math.sin(latitude * 230 + longitude * 90) + Math.sin(longitude * 170 - latitude * 150);
    return (
      rise.cliff * smooth(away / rise.within) * (1 + waves * 0.14) +
      rise.country * smooth((away - 0.6) / rise.over) * (1 + waves * 0.42)
    );
  };
}
