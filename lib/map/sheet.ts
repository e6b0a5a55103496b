import { eastShore, mapBounds, westShore } from '@/content/map';
import { frameOf } from './projection';

export const sheet = frameOf(mapBounds, 640);

export const shores = [
  { line: westShore, corner: { x: -240, y: -240 } },
  { line: eastShore, corner: { x: 900, y: -240 } },
] as const;
