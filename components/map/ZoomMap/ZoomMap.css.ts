import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  fontFamily,
  fontSize,
  fontWeight,
  ink,
  radius,
  space,
  touchTarget,
  vars,
} from '@/styles/theme';

export const frame = style({
  height: 'min(75vh, 44rem)',
  border: `2px solid ${vars.color.ink}`,
  isolation: 'isolate',
  selectors: { '&:focus-visible': focusRing },
});

globalStyle(`${frame}.leaflet-container`, {
  background: vars.color.sunken,
  fontFamily: fontFamily.body,
  fontSize: fontSize.small,
});

export const marker = style({ display: 'grid', placeItems: 'center' });

export const pin = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  height: '1.75rem',
  paddingInline: '0.35em',
  background: ink.boatRed,
  color: ink.ivory,
  border: `2px solid ${ink.ivory}`,
  outline: `1px solid ${ink.navy}`,
  fontWeight: fontWeight.bold,
  fontSize: '0.9375rem',
  lineHeight: '1',
});

export const quietPin = style({ background: ink.slateDark });

export const popupTitle = style({
  fontSize: '1.15rem',
  lineHeight: '1.2',
});

globalStyle(`${frame} .leaflet-popup .leaflet-popup-content-wrapper`, {
  background: vars.color.surface,
  color: vars.color.ink,
  border: `2px solid ${vars.color.ink}`,
  borderRadius: radius.none,
  boxShadow: 'none',
});
globalStyle(`${frame} .leaflet-popup .leaflet-popup-content`, {
  maxHeight: '16rem',
  overflowY: 'auto',
  fontSize: '1rem',
  lineHeight: '1.4',
});
globalStyle(`${frame} .leaflet-popup .leaflet-popup-tip`, {
  background: vars.color.ink,
  boxShadow: 'none',
});
globalStyle(`${frame} .leaflet-popup .leaflet-popup-content a`, { color: vars.color.link });
const zoom = '.leaflet-control-zoom.leaflet-bar a';
globalStyle(`${frame} :is(.leaflet-popup a.leaflet-popup-close-button, ${zoom})`, {
  width: touchTarget,
  height: touchTarget,
  lineHeight: touchTarget,
  color: vars.color.ink,
});
globalStyle(`${frame} ${zoom}`, {
  background: vars.color.surface,
  borderColor: vars.color.line,
  borderRadius: radius.none,
});
globalStyle(`${frame} ${zoom}.leaflet-disabled`, { color: vars.color.inkMuted });
globalStyle(`${frame} .leaflet-control-attribution.leaflet-control`, {
  background: ink.ivory,
  color: ink.navy,
  padding: `0 ${space.xs}`,
});
globalStyle(`${frame} .leaflet-control-attribution a`, { color: ink.deepSea });
