import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { fontWeight, media, space, textStyle, vars } from '@/styles/theme';
import { stack } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { bands } from '@/styles/bands';
import { inkWhere } from '@/styles/ink-where';

const rows = (...areas: readonly string[]) => areas.map((row) => `"${row}"`).join(' ');

/** One board of columns; on paper one below the other, what is needed first above. */
export const board = style({
  display: 'grid',
  gridTemplateAreas: rows('band', 'tide', 'controls', 'light', 'open', 'fits', 'more'),
  gap: `${space.l} ${space.xl}`,
  paddingBottom: space.section,
  selectors: { '&&': { '@media': { screen: { paddingTop: 0 } } } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: rows(
        ...['band band', 'controls controls', 'tide light', 'tide open'],
        ...['fits fits', 'more more'],
      ),
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)',
      gridTemplateAreas: rows(
        ...['band band band', 'controls controls controls', 'tide light fits', 'tide open fits'],
        'more more more',
      ),
    },
    [media.wide]: {
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: rows(
        ...['band band band', 'band band band', 'tide light fits', 'tide open fits'],
        'more more more',
      ),
    },
    print: { display: 'flex', flexDirection: 'column', gap: space.s },
  },
});

/** Shares of the band's width. */
const inBand = { head: 7, home: 5 };

const atDesk = `screen and ${media.wide}`;

const first = { '@media': { print: { order: -1 } } };
const last = { '@media': { print: { order: 1 } } };

export const area = styleVariants({
  head: first,
  /** A stub, torn off where the line is dotted. */
  home: {
    paddingTop: space.m,
    borderTop: `2px dashed ${vars.color.line}`,
    '@media': {
      screen: { minHeight: '14.75rem' },
      [media.tablet]: {
        paddingBlock: 0,
        paddingInlineStart: space.xl,
        borderTop: 0,
        borderInlineStart: `2px dashed ${vars.color.line}`,
      },
      [media.wide]: { gridArea: '1 / 2 / -1 / -1' },
    },
  },
  tide: { gridArea: 'tide', ...first },
  light: { gridArea: 'light', '@media': { ...first['@media'], screen: { minHeight: '9rem' } } },
  controls: [
    {
      gridArea: 'controls',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: `${space.xs} ${space.m}`,
      '@media': {
        [media.desktop]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) repeat(3, auto)' },
        print: { display: 'none' },
      },
    },
    { '@media': inkWhere(atDesk, bands.sea) },
    // In the band, below the sentence.
    {
      '@media': {
        [atDesk]: {
          gridArea: '2 / 1 / 3 / -1',
          alignSelf: 'end',
          width: `calc(${inBand.head / (inBand.head + inBand.home)} * (100% - ${space.m}))`,
          paddingBottom: space.l,
        },
      },
    },
  ],
  open: { gridArea: 'open', ...last },
  fits: { gridArea: 'fits', ...last },
  more: {
    gridArea: 'more',
    display: 'grid',
    gap: `0 ${space.xl}`,
    '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
});

/** The ink of the page's head, out to both edges of the window. */
export const band = style({
  gridArea: 'band',
  display: 'grid',
  gap: space.m,
  paddingBottom: space.l,
  '@media': {
    screen: {
      borderImage: `conic-gradient(${vars.color.ground} 0 0) fill 0 / 0 / 0 100vmax`,
    },
    [media.tablet]: {
      gridTemplateColumns: `minmax(0, ${inBand.head}fr) minmax(0, ${inBand.home}fr)`,
    },
    [media.wide]: { gridTemplateRows: 'subgrid' },
    print: { display: 'contents' },
  },
});

export const time = style({ ...textStyle.heading, color: vars.color.lamp });

/** Below the choices, whatever its place among them. */
export const message = style({ order: 1, gridColumn: '1 / -1', flexBasis: '100%' });

/** As wide from the start as with the date, so that nothing beside it moves. */
export const clock = style({
  minWidth: 'min(19rem, 85vw)',
  '@media': { [media.tablet]: { minWidth: '21rem', justifyContent: 'end' } },
});

/** Has room for the four lines of a phone. */
export const sentence = style({
  minHeight: '6em',
  '@media': { [media.tablet]: { minHeight: '4.5em' } },
});

export const found = style({ '@media': { screen: { minHeight: '20rem' } } });

export const panel = style([stack.xs, unbroken]);
/** On ink the panel has the stub's own edge. */
globalStyle(`:not(${area.home}) > ${panel}`, {
  borderTop: `3px solid ${vars.color.ink}`,
  paddingTop: space.xs,
});

export const panelName = style({ ...textStyle.cardTitle, display: 'inline' });

export const lines = style({ display: 'grid' });

globalStyle(`${lines} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  padding: `${space.xs} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'lining-nums',
});

globalStyle(`${lines} > li > span:nth-child(2)`, {
  fontWeight: fontWeight.bold,
  textAlign: 'end',
  marginInlineStart: 'auto',
});

globalStyle(`${lines} > li > span:nth-child(3)`, { flexBasis: '100%' });

/** When, and beside it what; one below the other where there is no room. */
export const fitTime = style({
  flex: '0 0 7rem',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'lining-nums',
});

export const fitWords = style([stack.xxs, { flex: '1 1 13rem' }]);
globalStyle(`${fitWords} details[open]`, { flexBasis: '100%' });
globalStyle(`${fitWords} button`, { marginInlineStart: 'auto' });
