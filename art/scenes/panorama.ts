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
  type Polyline,
  mapBounds,
  mapLabels,
  openRoad,
  pines,
} from '@/content/map';
import { places } from '@/content/places';
import { panoramaSize } from '@/lib/map/panorama';
import { sheet, shores } from '@/lib/map/sheet';
import { type Bay, lying } from '@/lib/map/bay';
import {
  at,
  between,
  box,
  chance,
  clump,
  curve,
  disc,
  dots,
  facet,
  ground,
  leaf,
  line,
  picture,
  type Point,
  pts,
  ribbon,
  rod,
  shape,
  triples,
} from '../kit/draw';
import { inks, type Light, noon } from '../kit/palette';
import { gulls, starlight } from '../kit/nature';

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
  const spot = ([latitude, longitude]: Polyline[number]): Coordinates => ({ latitude, longitude });
  /** On the ground, or a share of its height above the sea. */
  const seen = (at: Coordinates, share = 1): Point =>
    asPoint(land.see(at, land.heightAt(at) * share));
  const along = (path: Polyline, share = 1) => path.map((each) => seen(spot(each), share));
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
  shore: Polyline,
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

/** By day its seven inks; by night the last one is for lamps alone. */
const printed = (l: Light) =>
  inks(
    l,
    'f4c66e fff3d6 3a919b 17506a 3f6c48 b9bd62 b9572f',
    '10293f 64818f 173f56 08192a 14302f 23493f f0b95a',
  );

/**
 * The country behind the coast, row by row towards the viewer, so that each rise hides what lies behind
 * it. The dark green left between the fields of a row is its hedges.
 */
function country(l: Light, land: Bay, outline: readonly Point[], water: readonly Point[][]) {
  const [, , , , hedge, field, rust] = printed(l);
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
        const plot = corners.map(([px, py]): Point => {
          const [rx, ry] = raised(px, py);
          return [rx + Math.sign(cx - rx) * inset * 2, ry + Math.sign(cy - ry) * inset];
        });
        const fill = !l.stars && kind < 0.1 ? rust : field;
        byInk.set(fill, (byInk.get(fill) ?? '') + path(plot));
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
            ? shape(path([...rising(run, y), ...rising(front, y + deep).reverse()]), hedge)
            : '';
        }),
      ...[...byInk].map(([fill, d]) => shape(d, fill)),
      ...trees.map(([tx, ty]) => {
        const size = 9 + (y - horizon) * 0.085;
        return clump(tx, ty + size * 0.3, size * 2.6, size, 6, hedge);
      }),
    );
    y += deep;
  }
  return rows.join('');
}

/** What stands on the coast, each on its point. */
function built(l: Light) {
  const [, pale, , deep, hedge, , rust] = printed(l);
  const [roof, pane] = l.stars ? [deep, rust] : [rust, deep];
  const crenels = (left: number, right: number, top: number) =>
    [0, 2, 4].map((n) =>
      box(left + ((right - left) * n) / 5, top - 9, (right - left) / 5, 10, pale),
    );
  const cottage = (x: number, y: number, width: number, tiles: string) =>
    at(x, y, width / 46, [
      box(-20, -18, 40, 20, pale),
      facet('-25 -16, -16 -34, 16 -34, 25 -16', tiles),
      box(-12, -11, 8, 8, pane),
      box(5, -11, 8, 8, pane),
    ]);
  return {
    church: (x: number, y: number, height: number) =>
      at(x, y, height / 96, [
        box(-18, -96, 28, 98, pale),
        ...crenels(-18, 10, -95),
        box(4, -94, 6, 96, deep),
        box(-9, -78, 8, 18, pane),
        box(10, -34, 54, 36, pale),
        facet('6 -32, 18 -54, 56 -54, 68 -32', roof),
        ...[20, 36, 52].map((left) => box(left, -22, 7, 14, pane)),
      ]),
    castle: (x: number, y: number, width: number) =>
      at(x, y, width / 84, [
        box(-44, -34, 40, 50, pale),
        ...crenels(-44, -4, -33),
        box(-10, -66, 50, 84, pale),
        ...crenels(-10, 40, -65),
        box(22, -64, 18, 82, deep),
        box(-32, -18, 8, 14, pane),
        box(0, -46, 8, 16, pane),
        facet('-2 18, -2 -4, 6 -10, 14 -4, 14 18', pane),
        rod('15 -74, 15 -100', 3, deep),
        facet('16 -100, 40 -92, 16 -84', rust),
        facet('-66 34, -50 10, 0 20, 48 8, 74 36, 40 46, -40 46', l.stars ? hedge : rust),
        facet('-50 10, -20 18, -30 46, -50 40', deep),
        facet('48 8, 20 20, 30 46, 54 40', deep),
      ]),
    lighthouse: (x: number, y: number, height: number) =>
      at(x, y, height / 110, [
        facet('-60 64, -40 8, 0 -4, 44 8, 70 64', l.stars ? hedge : rust),
        facet('-40 8, -10 4, -20 64, -52 64', deep),
        box(-34, -18, 70, 24, pale),
        facet('-16 4, -10 -84, 10 -84, 16 4', pale),
        box(-14, -88, 28, 5, deep),
        box(-8, -102, 16, 14, l.stars ? rust : roof),
        facet('-12 -101, 0 -116, 12 -101', deep),
        l.stars ? facet('-8 -96, -260 -140, -260 -60', rust) : '',
      ]),
    village: (x: number, y: number, size: number, houses: string) =>
      pts(houses)
        .map(([dx, dy], n) => cottage(x + dx * size, y + dy * size, size * 46, n % 3 ? deep : roof))
        .join(''),
    pine: (x: number, y: number, height: number) =>
      at(x, y, height / 60, [
        rod('0 0, 0 -44', 5, deep),
        clump(-8, -30, 34, 16, 5, deep),
        clump(8, -40, 34, 16, 5, deep),
      ]),
    sail: (x: number, y: number, height: number, main: string) =>
      at(x, y, height / 100, [
        facet('3 -12, 8 -100, 44 -14', main),
        facet('-2 -10, 2 -88, -26 -12', pale),
        shape('M-38-6H48L38 10H-26z', deep),
        shape(leaf(4, 14, 100, 6), pale),
      ]),
  };
}

/** The coast and what stands on it. */
export function panorama(land: Bay, l: Light = noon): string {
  const survey = surveyed(land);
  const { seen, along } = survey;
  const [sky, pale, sea, deep, hedge, field, rust] = printed(l);
  const on = built(l);
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
  const buildings = places
    .map((place) => ({
      ...place,
      at: seen(place.coordinates, lying[place.kind]),
      look: mapLabels[place.slug].shape,
    }))
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ kind, at: [x, y], look }) => {
      const size = 0.55 + (y - horizon) / 700;
      if (look === 'church') return on.church(x - 6, y - 8, 96 * size);
      if (look === 'castle') return on.castle(x, y + 8, 84 * size);
      if (look === 'lighthouse') return on.lighthouse(x, y + 4, 110 * size);
      const houses = {
        town: '-60 -40, -10 -46, 42 -40, -84 -18, -34 -20, 16 -24, 66 -20, -56 2, -6 -2, 46 -2',
        village: '-30 -24, 18 -26, 60 -14, -8 0, 40 6',
      };
      if (kind === 'town' || kind === 'village') return on.village(x, y, size, houses[kind]);
      return '';
    });
  const roads = [...openRoad, ...closableRoads.map(({ line: road }) => road)];
  const ends = roads.flatMap((road) => [road[0], road.at(-1)]).map(String);
  // What leads on inland goes behind a wood.
  const woods = roads
    .flatMap((road) =>
      along(road.slice(-1).filter((end) => ends.filter((each) => each === String(end)).length < 2)),
    )
    .map(([x, y]) => clump(x, y + 10, 64, 26, 7, deep));
  const trees = pines
    .map((each) => seen(sheetPosition(sheet.at(each))))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y]) => on.pine(x, y, 34 + (y - horizon) * 0.1));
  const farHills = (rise: number, from: number, fill: string) =>
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
      fill,
    );
  const next = chance(8);
  // Something near on the headland that is nearest.
  const near = coasts.find(({ beyond }) => beyond.length === 0);
  const gorseSpots = triples('1976 790 150, 1884 836 120, 1800 862 90, 1930 870 130').flatMap(
    ([x, y, size]) =>
      near && isInside([x, y], near.outline)
        ? clump(x, y, size * 1.2, size * 0.6, 7, deep) +
          dots(
            [
              [x - size * 0.3, y - size * 0.2],
              [x, y - size * 0.44],
              [x + size * 0.3, y - size * 0.24],
              [x + size * 0.05, y - size * 0.16],
            ],
            size * 0.1,
            l.stars ? hedge : sky,
          )
        : [],
  );
  const [westLand = '', ...otherLand] = coasts.map(({ shore, outline, top }) => {
    return (
      facet(top, hedge) +
      country(l, land, outline, water) +
      faces(survey, shore, outline)
        .map(({ edge, foot }) => {
          // Turf hangs over the upper part of the rock.
          const brink = edge.map(([x, y], n): Point => {
            const [, low] = foot[n] ?? [x, y];
            const isEnd = n === 0 || n === edge.length - 1;
            return [x, y + (low - y) * (isEnd ? 0 : 0.34 + next() * 0.34)];
          });
          return (
            facet([...brink, ...[...foot].reverse()], l.stars ? deep : rust) +
            brink
              .slice(1)
              .map((end, n) =>
                n % 2
                  ? ''
                  : facet([brink[n] ?? end, end, foot[n + 1] ?? end], l.stars ? hedge : deep),
              )
              .join('') +
            between(edge, brink, field)
          );
        })
        .join('')
    );
  });
  return picture(
    w,
    h,
    box(0, 0, w, horizon + 4, sky),
    l.stars
      ? starlight(horizon - 20, 90, pale, 3) + disc(1500, horizon - 90, 40, pale)
      : disc(1500, horizon - 60, 70, rust),
    shape(
      'M240 176C260 120 350 116 380 160C410 96 530 100 540 160C580 146 620 160 630 186H220zM900 150C920 110 990 110 1010 136C1050 110 1120 116 1130 152H880z',
      l.stars ? deep : pale,
    ),
    box(0, horizon, w, h - horizon, sea),
    ground('-10 690, 400 660, 800 700, 1200 720, 1600 820, 1700 900', h + 20, deep),
    shelf(9, pale),
    ...coasts.map(({ beyond }) => line(beyond, 5, pale)),
    farHills(64, seaEdge + 60, l.stars ? deep : sea),
    westLand,
    farHills(34, seaEdge - 120, hedge),
    ...otherLand,
    ...gorseSpots,
    ...water.map((lake) => shape(`${curve(lake)}z`, l.stars ? pale : sea)),
    strand(0.5, pale, 0.7),
    strand(1.1, l.stars ? pale : sky),
    ...roads.map((road) => line(thinned(along(road), 14), 5, pale)),
    ...woods,
    dots(
      // The far side of a headland hides what runs there.
      paced(along(coastPath), 13).filter((step) => coasts.some(({ top }) => isInside(step, top))),
      5,
      l.stars ? sky : deep,
    ),
    ...trees,
    ...buildings,
    shape(
      triples(
        '120 560 120, 420 570 90, 700 560 110, 60 640 140, 560 680 120, 900 716 120, 1010 760 110, 760 800 150, 1100 800 170, 1320 850 130, 90 830 120',
      )
        .map(([x, y, width]) => leaf(x, y, width, 6))
        .join(''),
      l.stars ? sky : pale,
    ),
    // where no name and no mark of the map lies over them
    on.sail(418, 648, 140, l.stars ? pale : rust),
    on.sail(112, 590, 74, l.stars ? pale : sky),
    on.sail(262, 600, 84, pale),
    on.sail(588, 610, 92, l.stars ? pale : field),
    gulls(l.stars ? pale : deep, '760 210 46 -6, 830 180 34 8'),
  );
}
