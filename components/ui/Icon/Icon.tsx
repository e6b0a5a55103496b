import { Glyph } from './Glyph';
import * as paths from './paths';

export type IconName = keyof typeof paths;

/** A decorative icon. Its meaning must be in the text beside it, visible or not. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Glyph path={paths[name]} className={className} />;
}
