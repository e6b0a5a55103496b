import { style } from '@vanilla-extract/css';
import { container } from '@/components/ui/Container/Container.css';
import { space, vars } from '@/styles/theme';

export const tabs = style([container, { display: 'flex', flexWrap: 'wrap', columnGap: space.l }]);

export const tab = style({
  borderBottom: '3px solid transparent',
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { borderBottomColor: vars.color.line },
  selectors: { '&[aria-current]': { borderBottomColor: vars.color.accent } },
});

export const view = style([
  container,
  { selectors: { '&&': { paddingBlock: `${space.m} ${space.section}` } } },
]);
