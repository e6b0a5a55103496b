import { globalStyle, style } from '@vanilla-extract/css';
import { figures, fontSize, fontWeight, vars } from '@/styles/theme';

export const chart = style({
  width: '100%',
  height: 'clamp(10rem, 22vw, 12rem)',
  overflow: 'visible',
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const water = style({ fill: vars.color.sea, fillOpacity: 0.22 });

export const line = style({ ...stroke, stroke: vars.color.sea, strokeWidth: 3 });

export const rule = style({ ...stroke, stroke: vars.color.line, strokeWidth: 1 });

export const now = style({
  ...stroke,
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeDasharray: '3 4',
});

export const dot = style({ fill: vars.color.accent });

export const night = style({ fill: vars.color.sunken });

const turn = style({ fill: vars.color.ink, fontSize: '0.8125rem', ...figures });
export const turnTime = style([turn, { fontWeight: fontWeight.bold }]);
export const turnHeight = turn;

export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(3, 2fr) minmax(0, 1fr)',
  textAlign: 'center',
  paddingTop: '0.25rem',
  color: vars.color.inkMuted,
  fontSize: `min(${fontSize.small}, 12cqi)`,
  whiteSpace: 'nowrap',
  ...figures,
});
/** Six hours and eighteen go where there is no room for all five. */
globalStyle(`${hours} > :nth-child(even)`, {
  '@container': { '(max-width: 15rem)': { visibility: 'hidden' } },
});
globalStyle(`${hours} > :first-child`, { textAlign: 'start' });
globalStyle(`${hours} > :last-child`, { justifySelf: 'end' });
