import { style, styleVariants } from '@vanilla-extract/css';
import { bands } from '@/styles/bands';
import { at, media, space, vars } from '@/styles/theme';

/** As wide at its edge as on the print. The sheets of a row end together, whatever their art and title. */
export const sheet = style({ display: 'flex', flex: 1, flexDirection: 'column', padding: '3.6%' });

/** The colours of a poster's band, which are the day's in both themes. */
export const bandInk = styleVariants(bands, ([{ ground, ink: lettering }]) => ({
  background: ground,
  color: lettering,
  forcedColorAdjust: 'none',
}));

export const band = style({
  flex: 1,
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: 'clamp(3.25rem, 2rem + 5.5vw, 5.25rem)',
  padding: space.xs,
  textAlign: 'center',
});

export const title = style({ maxWidth: '94%', fontSize: '1rem' });

export const lettering = style({
  width: 'auto',
  height: '1em',
  fontSize: 'clamp(0.65rem, 0.45rem + 0.9vw, 1.1rem)',
  objectFit: 'contain',
  selectors: { '&[height="250"]': { height: '2.5em' } },
});

export const place = style({
  letterSpacing: '0.1em',
  '@media': { '(max-width: 43.99rem)': { display: 'none' } },
});

export const save = style({ color: vars.color.link, textDecoration: 'underline' });

export const offer = at(media.tablet, {
  gridTemplateColumns: 'minmax(0, 13rem) minmax(min(12rem, 55%), 1fr)',
  gap: space.l,
});
