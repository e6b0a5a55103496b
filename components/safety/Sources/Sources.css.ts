import { style } from '@vanilla-extract/css';
import { vars } from '@/styles/contract.css';
import { fontSize } from '@/styles/tokens';

export const sourceLine = style({ fontSize: fontSize.small, color: vars.color.inkMuted });
