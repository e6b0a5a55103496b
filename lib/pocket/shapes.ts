import type { Box } from '@/lib/map/boxes';

export type Ink =
  | 'navy'
  | 'deepSea'
  | 'sea'
  | 'shallow'
  | 'paper'
  | 'sand'
  | 'gorse'
  | 'boatRed'
  | 'slate'
  | 'line'
  | 'white';

export type Face = 'display' | 'body' | 'bold';

export type Point = readonly [x: number, y: number];

export interface TextShape {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly ink: Ink;
}

export interface PathShape {
  readonly kind: 'path';
  readonly points: readonly Point[];
  readonly fill?: Ink;
  readonly stroke?: { readonly ink: Ink; readonly width: number; readonly dash?: number };
  readonly clip?: Box;
}

export interface DiscShape {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly fill: Ink;
}

export interface PosterShape extends Box {
  readonly kind: 'poster';
}

export interface CodeShape extends Box {
  readonly kind: 'code';
  readonly modules: readonly (readonly boolean[])[];
}

export interface LinkShape extends Box {
  readonly kind: 'link';
  readonly url: string;
}

export type Shape = TextShape | PathShape | DiscShape | PosterShape | CodeShape | LinkShape;

export function filledBox(box: Box, fill: Ink): PathShape {
  const { x, y, width, height } = box;
  const points: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return { kind: 'path', points, fill };
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function extent(shape: Shape, widthOf: (shape: TextShape) => number): Box {
  switch (shape.kind) {
    case 'text': {
      const height = shape.size * MM_PER_POINT;
      return { x: shape.x, y: shape.y - 0.75 * height, width: widthOf(shape), height };
    }
    case 'path':
      return shape.clip ?? boxOf(shape.points);
    case 'disc': {
      const across = 2 * shape.radius;
      return {
        x: shape.x - shape.radius,
        y: shape.y - shape.radius,
        width: across,
        height: across,
      };
    }
    default:
      return shape;
  }
}

export const MM_PER_POINT = 25.4 / 72;
