import { type Box, isWithin, square, takeFree } from '@/lib/map/boxes';
import { curvesThrough, pointOn } from '@/lib/map/path';
import type { PocketFacts } from '../facts';
import { DISC, numberDisc } from '../blocks';
import type { Block, Ruler } from '../layout';
import { extent, filledBox, MM_PER_POINT, type Point, type Shape, type TextShape } from '../shapes';
import type { Spot } from '../spots';
import { column } from '../sheet';

const LEAST_MILES = 2.2;

const AIR = 0.14;

/** A line that runs smoothly through points, with as many again between each two. */
function smooth(points: readonly Point[], between = 3): readonly Point[] {
  const curves = curvesThrough(points.map(([x, y]) => ({ x, y })));
  const steps = Array.from({ length: between + 1 }, (_, step) => (step + 1) / (between + 1));
  return [
    ...points.slice(0, 1),
    ...curves.flatMap((curve) =>
      steps.map((share): Point => {
        const { x, y } = pointOn(curve, share);
        return [x, y];
      }),
    ),
  ];
}

function view(spots: readonly Spot[], { map }: PocketFacts, ratio: number): Box {
  const on = spots
    .map(({ place }) => place.at)
    .filter(([x, y]) => x >= 0 && x <= map.width && y >= 0 && y <= map.height);
  const xs = on.length > 0 ? on.map(([x]) => x) : [0, map.width];
  const ys = on.length > 0 ? on.map(([, y]) => y) : [0, map.height];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const air = 1 + 2 * AIR;
  const least = LEAST_MILES * map.unitsPerMile;
  const width = Math.max((right - left) * air, ((bottom - top) * air) / ratio, least);
  const height = width * ratio;
  const keep = (middle: number, length: number, whole: number) =>
    length >= whole
      ? (whole - length) / 2
      : Math.min(Math.max(middle - length / 2, 0), whole - length);
  return {
    x: keep((left + right) / 2, width, map.width),
    y: keep((top + bottom) / 2, height, map.height),
    width,
    height,
  };
}

const REACH = DISC + 0.3;

const around: readonly Point[] = [
  [0, 0],
  ...[1, 1.7, 2.6].flatMap((far) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((turn): Point => {
      const angle = (turn * Math.PI) / 4;
      return [Math.cos(angle) * far * 2 * REACH, Math.sin(angle) * far * 2 * REACH];
    }),
  ),
];

export function mapBlock(
  ruler: Ruler,
  spots: readonly Spot[],
  facts: PocketFacts,
  height: number,
): Block {
  return {
    height,
    draw: (top) => {
      const frame: Box = { x: column.left, y: top, width: column.width, height };
      const shown = view(spots, facts, height / column.width);
      const scale = frame.width / shown.width;
      const onPaper = ([x, y]: Point): Point => [
        frame.x + (x - shown.x) * scale,
        frame.y + (y - shown.y) * scale,
      ];
      return [
        ...ground(facts, frame, onPaper, scale),
        ...lettering(ruler, spots, facts, frame, onPaper),
        ...scaleLine(ruler, facts, frame, scale),
        outline(frame),
      ];
    },
  };
}

function ground(
  { map }: PocketFacts,
  clip: Box,
  onPaper: (point: Point) => Point,
  scale: number,
): readonly Shape[] {
  const line = (points: readonly Point[]) => smooth(points).map(onPaper);
  const shores = map.land.map(({ shore, corner }) => ({ shore: line(shore), corner }));
  const thick = Math.min(Math.max(scale * 12, 0.8), 2);
  return [
    filledBox(clip, 'shallow'),
    ...shores.map(({ shore }): Shape => {
      return { kind: 'path', points: shore, stroke: { ink: 'white', width: thick }, clip };
    }),
    ...shores.map(({ shore, corner }): Shape => {
      return { kind: 'path', points: [...shore, onPaper(corner)], fill: 'paper', clip };
    }),
    ...shores.map(({ shore }): Shape => {
      return { kind: 'path', points: shore, stroke: { ink: 'deepSea', width: 0.3 }, clip };
    }),
    ...map.beaches.map((points): Shape => {
      return { kind: 'path', points: line(points), stroke: { ink: 'gorse', width: 0.9 }, clip };
    }),
    ...map.water.map((points): Shape => {
      return { kind: 'path', points: line(points), fill: 'shallow', clip };
    }),
    ...map.roads.map((points): Shape => {
      return { kind: 'path', points: line(points), stroke: { ink: 'slate', width: 0.35 }, clip };
    }),
    {
      kind: 'path',
      points: line(map.coastPath),
      stroke: { ink: 'boatRed', width: 0.3, dash: 0.9 },
      clip,
    },
  ];
}

function lettering(
  ruler: Ruler,
  spots: readonly Spot[],
  { places }: PocketFacts,
  frame: Box,
  onPaper: (point: Point) => Point,
): readonly Shape[] {
  const inner: Box = {
    x: frame.x + 0.6,
    y: frame.y + 0.6,
    width: frame.width - 1.2,
    height: frame.height - 1.2,
  };
  const taken: Box[] = [];
  const discs = spots.flatMap(({ number, place }) => {
    const [x, y] = onPaper(place.at);
    if (!isWithin(square(x, y, 0), inner)) return [];
    const wanted = around.map(([right, down]) => square(x + right, y + down, REACH));
    const free = takeFree(wanted, taken, inner);
    const box = free ?? square(x, y, REACH);
    if (!free) taken.push(box);
    return [{ number, place, at: [x, y] as const, disc: [box.x + REACH, box.y + REACH] as const }];
  });
  const others = places
    .filter(({ slug }) => !spots.some(({ place }) => place.slug === slug))
    .map(({ label, at }) => ({ label, at: onPaper(at) }))
    .filter(({ at: [x, y] }) => isWithin(square(x, y, 0.6), inner));
  taken.push(...others.map(({ at: [x, y] }) => square(x, y, 0.6)));

  const named = (text: string, [x, y]: Point, reach: number, strong: boolean): readonly Shape[] => {
    const size = 8;
    const face = strong ? 'bold' : 'body';
    const width = ruler(text, face, size);
    const half = size * MM_PER_POINT * 0.3;
    const beside: readonly Point[] = [
      [x + reach + 0.5, y + half],
      [x - reach - 0.5 - width, y + half],
      [x - width / 2, y + reach + 2.7],
      [x - width / 2, y - reach - 0.7],
    ];
    const ink = strong ? 'navy' : 'slate';
    const marks = beside.map(([left, base]): TextShape => {
      return { kind: 'text', x: left, y: base, text, face, size, ink };
    });
    const boxes = marks.map((mark) => extent(mark, () => width));
    const free = takeFree(boxes, taken, inner);
    return free ? marks.filter((_mark, index) => boxes[index] === free) : [];
  };

  return [
    ...discs
      .filter(({ at, disc }) => at[0] !== disc[0] || at[1] !== disc[1])
      .flatMap(({ at, disc }): Shape[] => [
        { kind: 'path', points: [at, disc], stroke: { ink: 'boatRed', width: 0.35 } },
        { kind: 'disc', x: at[0], y: at[1], radius: 0.5, fill: 'boatRed' },
      ]),
    ...others.map(({ at: [x, y] }): Shape => {
      return { kind: 'disc', x, y, radius: 0.6, fill: 'slate' };
    }),
    ...discs.flatMap(({ number, disc: [x, y] }) => numberDisc(ruler, number, x, y)),
    ...discs.flatMap(({ place, disc }) => named(place.label, disc, REACH, true)),
    ...others.flatMap(({ label, at }) => named(label, at, 0.6, false)),
  ];
}

function scaleLine(
  ruler: Ruler,
  { map }: PocketFacts,
  frame: Box,
  scale: number,
): readonly Shape[] {
  const mile = map.unitsPerMile * scale;
  const [length, text] = mile > frame.width / 2 ? [mile / 2, 'half a mile'] : [mile, '1 mile'];
  const x = frame.x + 2;
  const y = frame.y + frame.height - 2.2;
  const width = Math.max(length, ruler(text, 'body', 8)) + 1.6;
  return [
    filledBox({ x: x - 0.8, y: y - 4.1, width, height: 5.2 }, 'white'),
    filledBox({ x, y, width: length, height: 0.4 }, 'navy'),
    filledBox({ x, y: y - 0.8, width: 0.2, height: 1.2 }, 'navy'),
    filledBox({ x: x + length - 0.2, y: y - 0.8, width: 0.2, height: 1.2 }, 'navy'),
    { kind: 'text', x, y: y - 1.2, text, face: 'body', size: 8, ink: 'navy' },
  ];
}

function outline({ x, y, width, height }: Box): Shape {
  const points: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
    [x, y],
  ];
  return { kind: 'path', points, stroke: { ink: 'deepSea', width: 0.3 } };
}
