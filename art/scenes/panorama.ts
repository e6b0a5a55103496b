/**
 * The coast from high above the sea, 2000 × 880: the one picture that is drawn from the content. Where
 * everything stands comes from `content/map.ts` and `content/places.ts`, through `lib/map/panorama.ts`.
 */
import type { Coordinates } from '@/content/geography';
import {
  beachLines,
  closableRoads,
  coastPath,
  lakes,
  type Line,
  mapBounds,
  mapLabels,
  openRoad,
  pines,
} from '@/content/map';
import { places } from '@/content/places';
import { panoramaSize } from '@/lib/map/panorama';
import { sheet, shores } from '@/lib/map/sheet';
import { type Bay, lying } from '@/lib/map/bay';
import { dinghy, fishingBoat, sailingBoat } from '../kit/boats';
import { castle, church, cottage, lighthouse } from '../kit/buildings';
import {
  between,
  chance,
  clump,
  curve,
  dots,
  facet,
  ground,
  groups,
  leaf,
  line,
  picture,
  type Point,
  pts,
  ribbon,
  shape,
  triples,
} from '../kit/draw';
import { cliff, gorse, rock } from '../kit/land';
import { gold, ink, mix, tone, type Light } from '../kit/palette';
import { foamWhite, ripples, sea } from '../kit/sea';
import { cloud, gulls, orb, rays, sky } from '../kit/sky';
import { pine, wood } from '../kit/trees';

const { width: w, height: h, horizon } = panoramaSize;

const asPoint = ({ x, y }: { x: number; y: number }): Point => [x, y];

/** Which position a point of the drawn map shows. */
const sheetPosition = ({ x, y }: { x: number; y: number }): Coordinates => ({
  latitude: mapBounds.north - (y / sheet.height) * (mapBounds.north - mapBounds.south),
  longitude: mapBounds.west + (x / sheet.width) * (mapBounds.east - mapBounds.west),
});

/** Whether a point lies within a closed outline. */
function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([x1, y1], n) => {
    const [x0, y0] = outline.at(n - 1) ?? [x1, y1];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  });
  return inside;
}

/** Everything that is drawn of the content, as it is seen. */
function surveyed(land: Bay) {
  const spot = ([latitude, longitude]: Line[number]): Coordinates => ({ latitude, longitude });
  /** On the ground, or a share of its height above the sea. */
  const seen = (at: Coordinates, share = 1): Point =>
    asPoint(land.see(at, land.heightAt(at) * share));
  const along = (path: Line, share = 1) => path.map((each) => seen(spot(each), share));
  return { seen, along, spot };
}

type Survey = ReturnType<typeof surveyed>;

/** Points at least so far apart, with the first and the last. */
function thinned(points: readonly Point[], apart: number): Point[] {
  return points.reduce<Point[]>((kept, point, n) => {
    const last = kept.at(-1);
    const far = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= apart;
    return far || n === points.length - 1 ? [...kept, point] : kept;
  }, []);
}

/** Points along a line, so far apart from step to step. */
function paced(points: readonly Point[], apart: number): Point[] {
  let rest = 0;
  return points.slice(1).flatMap(([x, y], n) => {
    const [fromX, fromY] = points[n] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    const steps: Point[] = [];
    for (; rest < length; rest += apart) {
      steps.push([fromX + ((x - fromX) * rest) / length, fromY + ((y - fromY) * rest) / length]);
    }
    rest -= length;
    return steps;
  });
}

/** Of the height that the land reaches behind its shore, what it has at the shore itself. */
const shoreShare = 0.8;

/** Where the shore turns its cliffs to the viewer: runs of edge and foot, from left to right. */
function faces(
  { along }: Survey,
  shore: Line,
  outline: readonly Point[],
): { edge: Point[]; foot: Point[] }[] {
  // Round the land one way or the other: only then is it known on which side of the shore it lies.
  const turn = Math.sign(
    outline.reduce((sum, [x, y], n) => {
      const [x0, y0] = outline.at(n - 1) ?? [x, y];
      return sum + (x - x0) * (y + y0);
    }, 0),
  );
  const edge = along(shore, shoreShare);
  const foot = along(shore, 0);
  const runs: { edge: Point[]; foot: Point[] }[] = [];
  let open = false;
  foot.forEach((low, n) => {
    const high = edge[n] ?? low;
    const before = foot[n - 1];
    const facing = before !== undefined && (low[0] - before[0]) * turn > 0;
    if (facing && low[1] - high[1] > 3) {
      if (!open) runs.push({ edge: [edge[n - 1] ?? high], foot: [before] });
      runs.at(-1)?.edge.push(high);
      runs.at(-1)?.foot.push(low);
      open = true;
    } else {
      open = false;
    }
  });
  return runs.map((run) => {
    const keep = run.foot.reduce<number[]>((kept, [x], n) => {
      const last = run.foot[kept.at(-1) ?? -1];
      return !last || Math.abs(x - last[0]) > 30 || n === run.foot.length - 1 ? [...kept, n] : kept;
    }, []);
    const chosen = (list: readonly Point[]) => {
      const points = keep.flatMap((n) => list.slice(n, n + 1));
      return turn < 0 ? points.reverse() : points;
    };
    return { edge: chosen(run.edge), foot: chosen(run.foot) };
  });
}

/** A closed outline with straight sides, in whole steps from corner to corner. */
const path = (points: readonly Point[]) => {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const sides = whole.slice(1).map(([x, y], n) => {
    const [fromX, fromY] = whole[n] ?? [x, y];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${(whole[0] ?? []).join(' ')}l${sides.join(' ').replaceAll(' -', '-')}z`;
};

const fieldInks = ['#93a757', '#c3bd6c', '#7f9a4e', '#b4bb70', '#a2ad5c', '#d3c67c'] as const;

/**
 * The country behind the coast, row by row towards the viewer, so that each rise hides what lies behind
 * it. The dark green left between the fields of a row is its hedges.
 */
function country(l: Light, land: Bay, outline: readonly Point[], water: readonly Point[][]) {
  const next = chance(5);
  const raised = (x: number, y: number, share = 1): Point => {
    const at = land.over({ x, y });
    return asPoint(land.see(at, land.heightAt(at) * share));
  };
  /** Level ground as it rises: from the water at either end. */
  const rising = (run: readonly Point[], y: number) =>
    run.map(([x], n) =>
      raised(x, y, y < horizon + 30 ? 1 : Math.min(1, n * 0.4, (run.length - 1 - n) * 0.4)),
    );
  const rows: string[] = [];
  for (let y = horizon + 9; y < h - 30;) {
    const deep = Math.min(34, Math.max(9, (y - horizon) * 0.15));
    const wide = deep * 2.4 + 46;
    const far = Math.min(0.62, Math.round((18 / (y - horizon)) * 10) / 10);
    const byInk = new Map<string, string>();
    const trees: Point[] = [];
    const strip: Point[] = [];
    for (let x = -20; x <= w + 20; x += 20) {
      if (isInside([x, y + 1], outline)) strip.push([x, y]);
    }
    // Neighbours share the hedge between them.
    let lean = 0;
    for (let x = -20 - next() * wide; x < w + 20;) {
      const across = wide * (0.7 + next() * 0.7);
      const nextLean = (next() - 0.5) * deep * 0.7;
      const kind = next();
      const corners: readonly Point[] = [
        [x + lean, y],
        [x + across + nextLean, y],
        [x + across - nextLean, y + deep],
        [x - lean, y + deep],
      ];
      lean = nextLean;
      const middle: Point = [x + across / 2, y + deep / 2];
      const isClear =
        corners.every(([px, py]) => [-24, 24].every((by) => isInside([px + by, py], outline))) &&
        !water.some((lake) => isInside(middle, lake));
      if (isClear && kind < 0.9) {
        const [cx, cy] = raised(...middle);
        const inset = 1 + deep * 0.025;
        const field = corners.map(([px, py]): Point => {
          const [rx, ry] = raised(px, py);
          return [rx + Math.sign(cx - rx) * inset * 2, ry + Math.sign(cy - ry) * inset];
        });
        const fill = tone(l, fieldInks[Math.floor(kind * 6.6)] ?? ink.meadow, far);
        byInk.set(fill, (byInk.get(fill) ?? '') + path(field));
      }
      if (isClear && (kind > 0.9 || kind < 0.06)) trees.push(raised(...middle));
      x += across;
    }
    // A row's ground ends where the land does: at the sea, and at a river.
    const runs = strip.reduce<Point[][]>((list, point) => {
      const run = list.at(-1);
      const last = run?.at(-1);
      return last && point[0] - last[0] <= 20
        ? [...list.slice(0, -1), [...(run ?? []), point]]
        : [...list, [point]];
    }, []);
    rows.push(
      ...runs
        .filter((run) => run.length > 2)
        .map((run) => {
          const front = run.filter(([px]) => isInside([px, y + deep], outline));
          return front.length > 1
            ? shape(
                path([...rising(run, y), ...rising(front, y + deep).reverse()]),
                tone(l, mix(ink.pine, ink.fern, 0.5), far),
              )
            : '';
        }),
      ...[...byInk].map(([fill, d]) => shape(d, fill)),
      ...trees.map(([tx, ty]) => {
        const size = 9 + (y - horizon) * 0.085;
        return (
          clump(tx, ty + size * 0.3, size * 2.6, size, 6, tone(l, ink.pine, far)) +
          clump(tx + size * 0.3, ty, size * 1.4, size * 0.6, 4, tone(l, ink.fern, far))
        );
      }),
    );
    y += deep;
  }
  return rows.join('');
}

/** A village: cottages round its spot, the far ones first. */
function village(l: Light, x: number, y: number, size: number, houses: string): string {
  return pts(houses)
    .map(([dx, dy], n) =>
      cottage(l, x + dx * size, y + dy * size, size * 46, {
        roof: n % 3 === 1 ? ink.red : ink.slate,
        wall: n % 2 ? '#f3dfb8' : ink.paper,
        far: 0.4,
      }),
    )
    .join('');
}

/** The coast and what stands on it. */
export function panorama(land: Bay, l: Light = gold): string {
  const survey = surveyed(land);
  const { seen, along } = survey;
  const foam = foamWhite(l);
  const coasts = shores.map(({ line: shore, corner }) => {
    const foot = along(shore, 0);
    const first: Point = foot[0] ?? [w, h];
    const last: Point = foot.at(-1) ?? [0, h];
    const beyond = asPoint(land.see(sheetPosition(corner)));
    // Land that lies behind its shore runs on to the horizon, by bays and headlands.
    const runsOn = beyond[1] < Math.min(first[1], last[1]);
    const back: Point[] = runsOn
      ? [
          ...triples('-6 0.8 0, 52 0.66 0, 40 0.5 0, 104 0.36 0, 96 0.26 0, 190 0.1 0').map(
            ([by, share]): Point => [last[0] + by, horizon + (last[1] - horizon) * share],
          ),
          [first[0], horizon + 8],
        ]
      : [beyond];
    return {
      shore,
      foot,
      beyond: runsOn ? [last, ...back.slice(0, -1)] : [],
      outline: [...foot, ...back],
      top: [...along(shore, shoreShare), ...back],
    };
  });
  const [west] = coasts;
  /** How low the nearest shore is seen at an abscissa. */
  const shoreAt = (x: number) =>
    Math.max(
      ...coasts.flatMap(({ foot }) =>
        foot.slice(1).flatMap(([x1, y1], n) => {
          const [x0, y0] = foot[n] ?? [x1, y1];
          return (x0 - x) * (x1 - x) > 0 || x0 === x1
            ? []
            : [y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)];
        }),
      ),
      horizon,
    );
  // Seen so flat, a lake would be a line: it is drawn deeper than it lies, from the shore before it.
  const water = lakes.map((lake) =>
    along(lake, 0).map(([x, y]): Point => {
      const shore = shoreAt(x);
      return [x, shore - 8 - Math.max(0, shore - y) * 3.2];
    }),
  );
  const seaEdge = west?.foot.at(-1)?.[0] ?? 0;
  const strand = (share: number, fill: string, down = 0) =>
    beachLines
      .map((each) =>
        ribbon(
          along(each, 0).map(([x, y], n, all): [number, number, number] => {
            const near = (y - horizon) * 0.058;
            const isEnd = n === 0 || n === all.length - 1;
            return [x, y + near * down, near * (isEnd ? share * 0.2 : share)];
          }),
          fill,
        ),
      )
      .join('');
  const shelf = (width: number, fill: string) =>
    coasts.map(({ foot }) => line(foot, width, fill)).join('');
  /** Stones out of the water, by place, width and height. */
  const stones = (x: number, y: number, size: number, list: string) =>
    groups(list)
      .map(([dx = 0, dy = 0, wide = 0, high = 0]) =>
        rock(l, x + dx * size, y + dy * size, wide * size, high * size),
      )
      .join('');
  const buildings = places
    .map((place) => ({
      ...place,
      at: seen(place.coordinates, lying[place.kind]),
      look: mapLabels[place.slug].shape,
    }))
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ kind, at: [x, y], look }) => {
      const size = 0.55 + (y - horizon) / 700;
      if (look === 'church') return church(l, x - 6, y - 8, 96 * size);
      if (look === 'castle')
        return (
          castle(l, x, y + 8, 84 * size) +
          shape(leaf(x - 26 * size, y + 33 * size, 160 * size, 16 * size), foam) +
          stones(x, y, size, '-16 22 70 24, -60 28 64 30, 46 25 66 34, 20 30 60 30, -14 34 90 36')
        );
      if (look === 'lighthouse')
        return (
          shape(leaf(x - 18 * size, y + 54 * size, 130 * size, 12 * size), foam) +
          stones(x, y, size, '-9 52 104 64') +
          gorse(l, x + 24 * size, y + 2, 88 * size, 4) +
          lighthouse(l, x, y + 4, 110 * size)
        );
      if (kind === 'town')
        return village(
          l,
          x,
          y,
          size,
          '-60 -40, -10 -46, 42 -40, -84 -18, -34 -20, 16 -24, 66 -20, -56 2, -6 -2, 46 -2',
        );
      if (kind === 'village') return village(l, x, y, size, '-30 -24, 18 -26, 60 -14, -8 0, 40 6');
      return '';
    });
  const roads = [...openRoad, ...closableRoads.map(({ line: road }) => road)];
  const ends = roads.flatMap((road) => [road[0], road.at(-1)]).map(String);
  // What leads on inland goes behind a wood.
  const woods = roads
    .flatMap((road) =>
      along(road.slice(-1).filter((end) => ends.filter((each) => each === String(end)).length < 2)),
    )
    .map(([x, y]) => wood(l, `${x - 12} ${y + 8} 17, ${x + 14} ${y + 10} 20`, 0.08));
  const trees = pines
    .map((each) => seen(sheetPosition(sheet.at(each))))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], n) => pine(l, x, y, 34 + (y - horizon) * 0.1, 0, n % 2 > 0));
  const farHills = (rise: number, from: number, colour: string, far: number) =>
    ground(
      [
        ...triples(
          '0 0 0, 0.1 0.3 0, 0.24 0.66 0, 0.4 0.8 0, 0.54 0.66 0, 0.7 1 0, 0.85 0.76 0, 1.02 1.1 0',
        ).map(([share, high]): Point => [
          from + (w - from) * share,
          share ? horizon - rise * high : horizon + 17,
        ]),
      ],
      horizon + 17,
      tone(l, colour, far),
    );
  const next = chance(8);
  const turf = tone(l, mix(ink.fern, ink.meadow, 0.4), 0.04);
  const hedges = tone(l, mix(ink.pine, ink.fern, 0.35), 0.06);
  // Something near on the headland that is nearest.
  const near = coasts.find(({ beyond }) => beyond.length === 0);
  const gorseSpots = triples('1976 790 150, 1884 836 120, 1800 862 90, 1930 870 130').flatMap(
    ([x, y, size], n) =>
      near && isInside([x, y], near.outline) ? gorse(l, x, y, size, n + 3) : [],
  );
  const [westLand = '', ...otherLand] = coasts.map(({ shore, outline, top }) => {
    return (
      facet(top, hedges) +
      country(l, land, outline, water) +
      faces(survey, shore, outline)
        .map(({ edge, foot }) => {
          // Turf hangs over the upper part of the rock.
          const brink = edge.map(([x, y], n): Point => {
            const [, low] = foot[n] ?? [x, y];
            const isEnd = n === 0 || n === edge.length - 1;
            return [x, y + (low - y) * (isEnd ? 0 : 0.34 + next() * 0.34)];
          });
          return cliff(l, brink, foot) + between(edge, brink, turf);
        })
        .join('')
    );
  });
  return picture(
    w,
    h,
    sky(l, w, horizon + 4),
    rays(l, 1500, horizon - 40, 1900, '#fffae6', 0.13),
    orb(l, 1500, horizon - 60, 58),
    cloud(l, 420, 170, 380),
    cloud(l, 1010, 130, 300, true),
    sea(l, w, horizon, h),
    shelf(130, mix(l.sea[3] ?? ink.sea, tone(l, ink.shallow), 0.18)),
    shelf(74, mix(l.sea[2] ?? ink.sea, tone(l, ink.shallow), 0.35)),
    shelf(34, mix(l.sea[2] ?? ink.sea, tone(l, ink.shallow), 0.62)),
    shelf(9, foam),
    ...coasts.map(({ beyond }) => line(beyond, 5, foam)),
    farHills(64, seaEdge + 60, mix(ink.fern, ink.slate, 0.7), 0.5),
    westLand,
    farHills(34, seaEdge - 120, mix(ink.fern, ink.slate, 0.4), 0.3),
    ...otherLand,
    ...gorseSpots,
    ...water.map((lake) => shape(`${curve(lake)}z`, tone(l, '#8cc7d0'))),
    strand(0.5, mix(foam, l.sea[2] ?? ink.sea, 0.4), 1.15),
    strand(0.5, foam, 0.6),
    strand(1.1, tone(l, ink.sand)),
    strand(0.34, tone(l, mix(ink.sand, ink.paper, 0.5)), 0.1),
    ...roads.map((road) => line(thinned(along(road), 14), 5, tone(l, ink.paper))),
    ...woods,
    dots(
      // The far side of a headland hides what runs there.
      paced(along(coastPath), 13).filter((step) => coasts.some(({ top }) => isInside(step, top))),
      5,
      l.lamps ? ink.paper : ink.navy,
    ),
    ...trees,
    ...buildings,
    ripples('0 540 1060 170', 44, l.glint, 6, 0.5),
    ripples('760 700 640 150', 22, l.glint, 9, 0.5),
    // where no name and no mark of the map lies over them
    sailingBoat(l, 418, 648, 140, { rig: 'gaff' }),
    dinghy(l, 112, 590, 74, { main: ink.gorse }),
    sailingBoat(l, 262, 600, 84, { main: ink.paper, mirror: true, rig: 'sloop' }),
    fishingBoat(l, 588, 610, 92, true),
    gulls(l.lamps ? '#9fb4bd' : ink.navy, '760 210 46 -6, 830 180 34 8'),
  );
}
