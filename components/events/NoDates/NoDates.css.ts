import { style } from '@vanilla-extract/css';
import { fontWeight, space } from '@/styles/tokens';

export const noDates = style({ fontWeight: fontWeight.bold, marginBottom: space.m });
