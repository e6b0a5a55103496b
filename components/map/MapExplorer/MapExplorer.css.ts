import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { KINDS } from '@/lib/kinds';
import { emblem } from '../Panorama/Panorama.css';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { fontSize, fontWeight, radius, space, touchTarget, measure } from '@/styles/tokens';

export const filters = style({ width: '100%' });

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  marginBlock: `${space.xs} ${space.s}`,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minHeight: touchTarget,
  breakInside: 'avoid',
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
  color: vars.color.inkMuted,
});

/** Without JavaScript a filter that is the page's target hides what is not of its kind. */
export const list = style({});

export const entry = style({
  position: 'relative',
  minHeight: touchTarget,
  padding: `${space.xs} 0 ${space.xs} 2.25rem`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const icon = style({ position: 'absolute', left: 0, top: '0.85rem' });

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

export const placeName = style({
  paddingBottom: space.xs,
  borderBottom: `3px solid ${vars.color.ink}`,
  ...textStyle.cardTitle,
});
globalStyle(`${place}:target ${placeName}`, { borderColor: vars.color.accent });

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

for (const kind of KINDS) {
  const chosen = `body:has(#only-${kind}:target)`;
  const noScripts = (rule: GlobalStyleRule) => ({ '@media': { '(scripting: none)': rule } });
  globalStyle(`${chosen} ${entry}:not([data-kind=${kind}])`, noScripts({ display: 'none' }));
  globalStyle(`${chosen} ${emblem}:not([data-kinds~=${kind}])`, noScripts({ opacity: 0.45 }));
}
