import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const panel = style({ paddingTop: space.m });

export const points = style({ listStyle: 'disc', paddingInlineStart: '1.1em' });
