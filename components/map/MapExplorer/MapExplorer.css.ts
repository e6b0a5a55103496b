import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { KINDS } from '@/lib/kinds';
import { linkBox } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { emblem } from '../Panorama/Panorama.css';
import { space, touchTarget, vars } from '@/styles/theme';

export const filter = style({ marginBlock: `${space.xs} ${space.s}` });

export const choice = style({
  gap: '0.4em',
  padding: `${space.xxs} ${space.m}`,
  border: `1px solid ${vars.color.lineStrong}`,
  color: vars.color.ink,
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

export const status = style({ minHeight: touchTarget });

export const entry = style([linkBox, rule.below, { padding: `${space.xs} 0 ${space.xs} 2.25rem` }]);

export const icon = style({ position: 'absolute', left: 0, top: '0.85rem' });

export const places = style({
  columns: '19rem 3',
  columnGap: space.xxl,
  marginTop: space.xl,
});

export const place = style({
  paddingBottom: space.xl,
  breakInside: 'avoid',
  selectors: { '&:target': { scrollMarginTop: '6rem' } },
});

globalStyle(`${place}:target > h3`, { borderColor: vars.color.accent });

// Without JavaScript a filter that is the page's target hides what is not of its kind.
for (const kind of KINDS) {
  const chosen = `body:has(#only-${kind}:target)`;
  const noScripts = (rule: GlobalStyleRule) => ({ '@media': { '(scripting: none)': rule } });
  globalStyle(`${chosen} ${entry}:not([data-kind=${kind}])`, noScripts({ display: 'none' }));
  globalStyle(`${chosen} ${emblem}:not([data-kinds~=${kind}])`, noScripts({ opacity: 0.45 }));
}
