import type { StyleRule } from '@vanilla-extract/css';
import type { Band } from './bands';
import { media, vars } from './theme';

const { color } = vars;

const colours = ({ ground, raised, ink, muted, line, accent, onAccent }: Band) => ({
  [color.ground]: ground,
  [color.surface]: raised,
  [color.sunken]: raised,
  [color.ink]: ink,
  [color.link]: ink,
  [color.focus]: ink,
  [color.inkMuted]: muted,
  [color.accentHover]: muted,
  [color.line]: line,
  [color.lineStrong]: line,
  [color.accent]: accent,
  [color.lamp]: accent,
  [color.danger]: accent,
  [color.onAccent]: onAccent,
});

/** The ground and the colours of a band of ink, where a media query holds. */
export function inkWhere(
  query: string,
  [light, dark]: readonly [light: Band, dark: Band],
): NonNullable<StyleRule['@media']> {
  return {
    [query]: { background: color.ground, color: color.ink, vars: colours(light) },
    [`${query} and ${media.dark}`]: { vars: colours(dark) },
  };
}
