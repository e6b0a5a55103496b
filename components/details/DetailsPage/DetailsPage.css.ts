import { globalStyle, style } from '@vanilla-extract/css';
import { at, measure, media, space, vars } from '@/styles/theme';
import { stack } from '@/styles/layout.css';
import { closeOnPaper, columnsOnPaper, flowOnPaper, unbroken } from '@/styles/print.css';
import { columns as twoColumns } from '../columns';

export const sampleMark = style({ minHeight: '1.5rem', color: 'inherit' });

export const columns = style([
  stack.xxl,
  columnsOnPaper,
  { '@media': { [media.desktop]: { ...twoColumns, gridTemplateRows: 'auto auto 1fr' } } },
]);

export const description = at('print', { fontSize: '1rem', lineHeight: 'inherit' });

export const aside = style([
  unbroken,
  { '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } } },
]);

export const rest = style([
  stack.xxl,
  flowOnPaper,
  { '@media': { [media.desktop]: { gridRow: '2 / span 2' } } },
]);

/** What follows below both. */
export const below = style([
  stack.xxl,
  columnsOnPaper,
  closeOnPaper,
  {
    marginTop: space.xxl,
    '@media': {
      print: { marginTop: space.s },
      [media.desktop]: { paddingTop: space.xl, borderTop: `1px solid ${vars.color.line}` },
    },
  },
]);
globalStyle(`:is(${rest}, ${below}) > *`, { '@media': { print: { gap: space.xs } } });

/** Parted by the browser so that its columns end together. */
export const balanced = style([
  below,
  {
    '@media': {
      [media.desktop]: { display: 'block', columns: 2, columnGap: twoColumns.columnGap },
    },
  },
]);
globalStyle(`${balanced} > *`, {
  '@media': { [media.desktop]: { breakInside: 'avoid', marginBottom: space.xxl } },
});

const ticketPadding = { phone: space.m, wide: space.l } as const;

export const ticket = style([
  closeOnPaper,
  {
    padding: `${space.l} ${ticketPadding.phone}`,
    '@media': { [media.tablet]: { paddingInline: ticketPadding.wide } },
  },
]);

const bite = (padding: string) => `calc(-1 * ${padding} - 0.75rem - 1px)`;

export const stub = style({
  position: 'relative',
  paddingTop: space.l,
  borderTop: `2px dashed ${vars.color.lineStrong}`,
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      top: '-0.75rem',
      width: '1.5rem',
      height: '1.5rem',
      borderRadius: '50%',
      background: vars.color.ground,
      border: `1px solid ${vars.color.line}`,
    },
    '&::before': {
      insetInlineStart: bite(ticketPadding.phone),
      clipPath: 'inset(0 0 0 50%)',
      '@media': { [media.tablet]: { insetInlineStart: bite(ticketPadding.wide) } },
    },
    '&::after': {
      insetInlineEnd: bite(ticketPadding.phone),
      clipPath: 'inset(0 50% 0 0)',
      '@media': { [media.tablet]: { insetInlineEnd: bite(ticketPadding.wide) } },
    },
  },
});

export const section = style({});

globalStyle(`${section} > p`, { maxWidth: measure.prose });
