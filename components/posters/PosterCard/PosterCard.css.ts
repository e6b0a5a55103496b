import { style, styleVariants } from '@vanilla-extract/css';
import { bands } from '@/components/site/PageHero/bands';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { fontSize, ink, space } from '@/styles/tokens';

export const card = style({ display: 'block', color: 'inherit', textDecoration: 'none' });

/** Paper is paper by night too, and as wide at its edge as on the print. */
export const sheet = style({
  display: 'block',
  padding: '3.6%',
  background: ink.paper,
  border: `1px solid ${vars.color.line}`,
});

export const art = style({ display: 'block', width: '100%', height: 'auto' });

/** The colours of a poster's band, which are the day's in both themes. */
export const bandInk = styleVariants(bands, ([{ ground, ink: lettering }]) => ({
  background: ground,
  color: lettering,
  forcedColorAdjust: 'none',
}));

export const band = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.xxs,
  minHeight: 'clamp(3.25rem, 2rem + 5.5vw, 5.25rem)',
  padding: `${space.xs} ${space.s}`,
  textAlign: 'center',
});

/** Small enough for two posters beside each other on a phone. */
export const title = style({
  ...voice.cardTitle,
  fontSize: 'clamp(1.05rem, 0.75rem + 1.4vw, 1.6rem)',
});

/** Set small and wide, as on the print. */
export const place = style({
  ...voice.imprint,
  color: 'inherit',
  letterSpacing: '0.1em',
  fontSize: fontSize.small,
  '@media': { '(max-width: 43.99rem)': { display: 'none' } },
});

export const save = style({
  paddingBlock: space.s,
  color: vars.color.link,
  fontSize: fontSize.small,
  textDecoration: 'underline',
});
