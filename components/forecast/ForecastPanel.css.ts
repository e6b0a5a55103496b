import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/theme';
import { padAbove, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';

export const bar = style({ width: '100%', height: '1.75rem', fill: vars.color.sea });

export const strip = style({ gridAutoFlow: 'column', gridAutoColumns: 'minmax(7.5rem, 1fr)' });

export const step = style([stack.xxs, rule.strong, padAbove.xs]);
