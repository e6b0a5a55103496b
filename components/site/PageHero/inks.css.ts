import { styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { bands, type Band } from './bands';

/** On a band, all that stands in it takes the band's colours by the names of the theme. */
const themed = ({ ground, raised, ink, muted, line, accent, onAccent }: Band) => ({
  background: ground,
  color: ink,
  vars: {
    [vars.color.ground]: ground,
    [vars.color.surface]: raised,
    [vars.color.sunken]: raised,
    [vars.color.ink]: ink,
    [vars.color.inkMuted]: muted,
    [vars.color.line]: line,
    [vars.color.lineStrong]: line,
    [vars.color.link]: ink,
    [vars.color.accent]: accent,
    [vars.color.accentHover]: muted,
    [vars.color.onAccent]: onAccent,
    [vars.color.lamp]: accent,
    [vars.color.focus]: ink,
  },
});

/** A band of solid ink; on paper it is left out, with its colours. */
export const inks = styleVariants(bands, ([light, dark]) => ({
  '@media': { screen: themed(light), [`screen and ${media.dark}`]: themed(dark) },
}));
