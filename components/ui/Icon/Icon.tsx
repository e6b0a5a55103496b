import { Glyph } from './Glyph';
import * as paths from './paths';

export type IconName = keyof typeof paths;

/** A decorative sign. What it means must stand beside it in words, visible or not. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Glyph path={paths[name]} className={className} />;
}
