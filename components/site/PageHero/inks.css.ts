import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/styles/theme';
import { bands, type Band } from '@/styles/bands';

const { color } = vars;

const band = style({
  '@media': {
    screen: {
      background: color.ground,
      color: color.ink,
      vars: {
        [color.sunken]: color.surface,
        [color.lineStrong]: color.line,
        [color.link]: color.ink,
        [color.accentHover]: color.inkMuted,
        [color.lamp]: color.accent,
        [color.danger]: color.accent,
        [color.focus]: color.ink,
      },
    },
  },
});

const themed = ({ ground, raised, ink, muted, line, accent, onAccent }: Band) => ({
  vars: {
    [color.ground]: ground,
    [color.surface]: raised,
    [color.ink]: ink,
    [color.inkMuted]: muted,
    [color.line]: line,
    [color.accent]: accent,
    [color.onAccent]: onAccent,
  },
});

export const inks = styleVariants(bands, ([light, dark]) => [
  band,
  { '@media': { screen: themed(light), [`screen and ${media.dark}`]: themed(dark) } },
]);
