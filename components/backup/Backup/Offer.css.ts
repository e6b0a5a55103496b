import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const offer = style({ paddingTop: space.m });

/** However long somebody's names are. */
export const names = style({ overflowWrap: 'anywhere' });
