import { globalStyle, style } from '@vanilla-extract/css';
import { align, wordRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { figures, vars } from '@/styles/theme';

export const line = style({ order: 1, flexBasis: '100%' });

export const working = style([line, wordRow, align.middle, text.small, figures]);

export const bar = style({
  width: '14rem',
  maxWidth: '100%',
  height: '0.5rem',
  accentColor: vars.color.sea,
});

/** html2canvas's own style element is refused by a strict policy, so its rules stand here. */
globalStyle(
  '.___html2canvas___pseudoelement_before::before, .___html2canvas___pseudoelement_after::after',
  { content: '"" !important', display: 'none !important' },
);

globalStyle('body > div > img[width="1"][height="1"]', { display: 'inline' });
