import { style } from '@vanilla-extract/css';
import { container } from '@/components/ui/Container/Container.css';
import { vars } from '@/styles/contract.css';
import { fontWeight, space, touchTarget } from '@/styles/tokens';

export const tabs = style([
  container,
  { display: 'flex', gap: space.l, '@media': { print: { display: 'none' } } },
]);

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: touchTarget,
  borderBottom: '3px solid transparent',
  color: vars.color.ink,
  fontWeight: fontWeight.bold,
  textDecoration: 'none',
  ':hover': { borderBottomColor: vars.color.line },
  selectors: { '&[aria-current]': { borderBottomColor: vars.color.accent } },
});

export const count = style({ color: vars.color.inkMuted, fontWeight: fontWeight.medium });

export const view = style([
  container,
  { selectors: { '&&': { paddingBlock: `${space.m} ${space.section}` } } },
]);
