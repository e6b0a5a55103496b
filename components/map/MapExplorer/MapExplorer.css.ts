import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { fontSize, fontWeight, radius, space, touchTarget, measure } from '@/styles/tokens';

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBottom: space.m,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minHeight: touchTarget,
  padding: `${space.xxs} ${space.m}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.none,
  color: vars.color.ink,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-current]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.ground,
    },
  },
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.m,
  minHeight: touchTarget,
  marginBottom: space.m,
  color: vars.color.inkMuted,
});

export const columns = style({
  display: 'grid',
  gap: space.xxl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 30rem) minmax(0, 1fr)',
      columnGap: `clamp(${space.xl}, 5vw, ${space.huge})`,
      alignItems: 'start',
    },
  },
});

/** The printed sheet: paper edge, then the map to the frame. */
export const sheet = style({
  // A phone gives the map its whole width, so that the tags have room.
  marginInline: `calc(-1 * ${space.gutter})`,
  background: vars.color.surface,
  '@media': {
    [media.tablet]: {
      maxWidth: '36rem',
      marginInline: 0,
      padding: space.xs,
      border: `1px solid ${vars.color.line}`,
    },
    [media.desktop]: { position: 'sticky', top: '5.5rem' },
  },
});

export const plate = style({
  position: 'relative',
  borderBlock: `2px solid ${vars.color.ink}`,
  '@media': { [media.tablet]: { borderInline: `2px solid ${vars.color.ink}` } },
});

export const groups = style({
  columns: '17rem 2',
  columnGap: space.xxl,
  marginTop: space.l,
});

export const list = style({});

export const group = style({ breakInside: 'avoid', paddingBottom: space.l });

export const groupHeading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  paddingBottom: space.xs,
  borderBottom: `3px solid ${vars.color.ink}`,
  ...voice.cardTitle,
});

/** A row of a list. Its link covers it, so that all of it can be pressed. */
export const entry = style({
  position: 'relative',
  minHeight: touchTarget,
  paddingBlock: space.xs,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const name = style({
  fontWeight: fontWeight.bold,
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const aside = style({
  display: 'block',
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

export const section = style({ marginTop: space.section });

export const sectionIntro = style({ maxWidth: measure.prose, marginTop: space.s });

export const gazetteer = style({
  display: 'grid',
  gap: `${space.xl} ${space.xxl}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  marginTop: space.xl,
});

export const place = style({
  paddingTop: space.s,
  borderTop: `1px solid ${vars.color.lineStrong}`,
  selectors: { '&:target': { borderTop: `3px solid ${vars.color.accent}` } },
});

export const placeName = style(voice.cardTitle);

export const placeItems = style({ marginTop: space.xs });

/** A link on its own, as tall as a thumb. */
export const loneLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});

export const zoom = style({
  display: 'grid',
  gap: space.m,
  justifyItems: 'start',
  marginTop: space.l,
});
