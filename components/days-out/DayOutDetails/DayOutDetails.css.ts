import { globalStyle, style } from '@vanilla-extract/css';
import { columns as twoColumns } from '@/components/details/columns';
import { at, figures, fontSize, fontWeight, media, space, vars } from '@/styles/theme';

/** A stop’s time stands beside it where there is room for both. */
const wide = '(min-width: 18rem)';

export const stop = style({
  position: 'relative',
  paddingInlineStart: space.l,
  columnGap: space.m,
  '@container': { [wide]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' } },
});

const way = style({
  paddingInlineStart: space.s,
  borderInlineStart: `3px dotted ${vars.color.lineStrong}`,
});

export const leg = style([way, { '@container': { [wide]: { gridColumn: 2 } } }]);

export const home = style([
  way,
  { '@container': { [wide]: { marginInlineStart: `calc(5.5rem + ${space.m} + ${space.l})` } } },
]);

export const clock = style({ ...figures, fontWeight: fontWeight.bold, fontSize: fontSize.lead });

export const part = at(media.desktop, { gridColumn: '1 / -1' });

/** Its heading and its words on either side, so that neither column ends before the other. */
export const dayParts = style([part, { breakInside: 'avoid' }]);
globalStyle(`${dayParts} > section`, { '@media': { [media.desktop]: twoColumns } });

/** After the plan on a phone; under the first words where the ticket leaves room beside it. */
export const reasons = style([
  part,
  { '@media': { [media.desktop]: { gridArea: '2 / 1', alignSelf: 'start' } } },
]);

export const plan = style({ containerType: 'inline-size' });
