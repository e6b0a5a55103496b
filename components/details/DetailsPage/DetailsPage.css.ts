import { globalStyle, style } from '@vanilla-extract/css';
import { measure, media, space, vars } from '@/styles/theme';
import { columns as twoColumns } from '../columns';

export const meta = style({ columnGap: space.m });

export const sampleMark = style({ minHeight: '1.5rem', color: 'inherit' });

export const notice = style({
  marginBottom: space.xl,
  '@media': { print: { marginBottom: space.s } },
});

const onPaper = { display: 'block', columns: 2, columnGap: '8mm' } as const;

export const columns = style({
  display: 'grid',
  gap: space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      ...twoColumns,
      gridTemplateRows: 'auto auto 1fr',
    },
    print: onPaper,
  },
});

export const description = style({
  '@media': { print: { fontSize: '1rem', lineHeight: 'inherit' } },
});

export const aside = style({
  '@media': {
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' },
    print: { marginBlock: space.s },
  },
});

const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  alignContent: 'start',
  '@media': { print: { display: 'block' } },
});
globalStyle(`${stack} > *, ${columns} > :first-child`, {
  '@media': { print: { gap: space.xs, marginBottom: space.s } },
});

export const rest = style([
  stack,
  { '@media': { [media.desktop]: { gridRow: '2 / span 2' }, print: { marginBottom: 0 } } },
]);

/** What follows below both, parted by the browser so that its columns end together. */
export const balanced = style([
  stack,
  {
    marginTop: space.xxl,
    '@media': {
      [media.desktop]: {
        display: 'block',
        columns: 2,
        columnGap: twoColumns.columnGap,
        paddingTop: space.xl,
        borderTop: `1px solid ${vars.color.line}`,
      },
      print: {
        ...onPaper,
        marginTop: space.xs,
        paddingTop: space.xs,
        borderTop: `1px solid ${vars.color.line}`,
      },
    },
  },
]);
globalStyle(`${balanced} > *`, {
  '@media': { [media.desktop]: { breakInside: 'avoid', marginBottom: space.xxl } },
});
// On paper the way there has columns of its own, so that it can break between them.
globalStyle(`${balanced} > #getting-there`, { '@media': { print: { columnSpan: 'all' } } });

const ticketPadding = { phone: space.m, wide: space.l } as const;

export const ticket = style({
  padding: `${space.l} ${ticketPadding.phone}`,
  '@media': {
    [media.tablet]: { paddingInline: ticketPadding.wide },
    print: { padding: 0, border: 0, gap: space.xs },
  },
});

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
