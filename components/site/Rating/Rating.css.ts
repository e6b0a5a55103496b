import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@/styles/theme';
import { inUi, uiStyle } from '@/styles/in-layer';

const star = (paint = '') =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3E%3Cpath ${paint} d='m10 1.6 2.5 5.5 6 .6-4.5 4 1.3 5.9L10 14.5l-5.3 3.1L6 11.7 1.5 7.7l6-.6z'/%3E%3C/svg%3E")`;

export const rating = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 0.4em',
});

const part = {
  content: '',
  height: '1.1em',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  maskSize: '1.1em 1.1em',
} as const;

const row = uiStyle({
  display: 'flex',
  '::before': { ...part, background: vars.color.lamp, maskImage: star() },
  '::after': {
    ...part,
    background: vars.color.inkMuted,
    maskImage: star("fill='none' stroke='%23000' stroke-width='1.2'"),
  },
});

/** Whole stars; what is missing of five is drawn in outline, a part of one too. */
export const stars = styleVariants({ 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (whole) => [
  row,
  inUi({
    '::before': { width: `${whole * 1.1}em` },
    '::after': { width: `${(5 - whole) * 1.1}em` },
  }),
]);
