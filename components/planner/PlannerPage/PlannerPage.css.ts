import { style } from '@vanilla-extract/css';
import { container } from '@/styles/layout.css';
import { at, duration, media, radius, space, vars } from '@/styles/theme';

/** On the root of a page whose browser keeps a plan. */
export const keptPlanAttribute = 'data-kept-plan';

export const view = style([container, { paddingBlock: `${space.m} ${space.section}` }]);

export const filters = at(media.tabletOnly, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
});

/** A button that shows whether it is chosen. */
export const toggle = style({
  paddingInline: space.m,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.small,
  transition: `background-color ${duration.quick}, color ${duration.quick}`,
  ':hover': { background: vars.color.sunken },
  selectors: {
    '&:is([aria-pressed="true"], [aria-current="true"])': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.ground,
    },
  },
});

export const count = style({ minWidth: '1.5em', textAlign: 'center', opacity: 0.85 });

/** Where the browser keeps a plan, nothing is shown as empty until it has been read. */
export const results = style({
  selectors: {
    '&:focus': { outline: 'none' },
    [`:root[${keptPlanAttribute}] &[data-ready="false"]`]: { visibility: 'hidden' },
  },
  '@media': {
    screen: {
      minHeight: '50vh',
      selectors: { [`:root[${keptPlanAttribute}] &`]: { minHeight: '100vh' } },
    },
  },
});
