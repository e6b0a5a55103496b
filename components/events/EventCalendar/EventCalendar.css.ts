import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { at, figures, lineHeight, media, space, touchTarget, vars } from '@/styles/theme';
import { align, line, linkBox, padBlock } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';

export const filters = style({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  alignItems: 'end',
  maxWidth: '40rem',
});

export const agenda = style({ columns: '3 20rem', columnGap: space.xl });
globalStyle(`${agenda} > h2`, { columnSpan: 'all' });

export const gridColumn = at(media.desktop, {
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 2fr)',
  columnGap: space.xl,
});

export const turner = style([line.xs, align.apart, rule.strong, padBlock.xs]);
globalStyle(`${turner} > [aria-disabled="true"]`, { opacity: 0.35, cursor: 'default' });

/** On a phone, in which seven days have no room beside each other, it lists those with something on. */
export const grid = at(media.phone, { minHeight: '6rem' });

export const week = at(media.tablet, {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
});

const notOnPhone = { '@media': { [media.phone]: { display: 'none' } } } as const;

export const weekday = style({ textAlign: 'center', ...notOnPhone });

export const cell = style({
  position: 'relative',
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: {
      height: '7.5rem',
      margin: '0 -1px -1px 0',
      border: `1px solid ${vars.color.line}`,
    },
  },
});

export const day = style({
  position: 'relative',
  height: '100%',
  minHeight: touchTarget,
  textAlign: 'start',
  '@media': {
    [media.tablet]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: '3px',
      paddingBottom: '3px',
    },
  },
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${vars.color.ink}` },
    '&:focus-visible': { outlineOffset: '-1px', zIndex: 1 },
  },
});

export const number = style({
  minWidth: '5.25em',
  paddingInline: '0.4em',
  ...figures,
});

export const ofWeek = at(media.tablet, { display: 'none' });

export const inNature = style([
  ofWeek,
  { flex: '1 1 10rem', paddingInlineEnd: space.xs, lineHeight: lineHeight.snug },
]);

export const moon = style({ float: 'right', paddingTop: '0.25em', ...notOnPhone });

export const sea = style({
  ...notOnPhone,
  display: 'grid',
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  bottom: '3px',
  pointerEvents: 'none',
  paddingInline: '0.4em',
  fontSize: '0.8125rem',
  lineHeight: '1.3',
  ...figures,
});

/** On two lines where a cell has no room for one. */
export const daylight = style({ whiteSpace: 'normal' });

export const height = at('(width < 72rem)', { display: 'none' });

export const otherDay = style([
  text.small,
  number,
  { display: 'block', height: '100%', background: vars.color.sunken, color: vars.color.inkMuted },
]);

const barPiece = style({
  flex: 'none',
  paddingInline: '0.35em',
  overflow: 'hidden',
  lineHeight: '1.25rem',
  textOverflow: 'ellipsis',
  '@media': {
    [media.tablet]: { height: '1.25rem', whiteSpace: 'nowrap' },
    // Colours go in forced-colours mode; the edge stays.
    [media.forcedColors]: { border: '1px solid' },
  },
});

/** A day that goes on with an event bears its name where each day stands by itself. */
const nameless = { '@media': { [media.tablet]: { fontSize: 0 } } } as const;

export const bar = styleVariants({
  whole: [barPiece, { marginInline: '3px' }],
  start: [barPiece, { marginInlineStart: '3px', marginInlineEnd: '-1px' }],
  middle: [barPiece, { marginInlineEnd: '-1px', ...nameless }],
  end: [barPiece, { marginInlineEnd: '3px', ...nameless }],
});

const something = `:has(${barPiece}, ${inNature}, [aria-pressed="true"])`;
globalStyle(`${week}:not(${something}), ${cell}:not(${something})`, {
  '@media': { [media.phone]: { display: 'none' } },
});

export const tone = styleVariants(vars.badge, (badge) => ({
  background: badge.text,
  color: badge.ground,
}));

/** As high as one event, so that going from day to day moves little. */
export const dayPanel = style({ minHeight: '6.5rem' });

export const daySky = style({ marginBlock: `${space.xs} ${space.s}` });
globalStyle(`${daySky} dd`, { textAlign: 'end', ...figures });

export const dayEntry = style([linkBox, padBlock.xs, rule.below]);

export const month = style({
  containerType: 'inline-size',
  ':only-of-type': { breakInside: 'auto' },
});

export const entry = style({
  '@container': { '(min-width: 15rem)': { gridTemplateColumns: '5.75rem minmax(0, 1fr)' } },
});

export const entryLink = style({ paddingBlock: space.xxs, color: 'inherit' });

export const natureDot = style({
  display: 'inline-block',
  width: '0.45rem',
  height: '0.45rem',
  marginInline: '0.25rem',
  borderRadius: '50%',
  background: vars.color.lamp,
  border: `1px solid ${vars.color.lineStrong}`,
});
