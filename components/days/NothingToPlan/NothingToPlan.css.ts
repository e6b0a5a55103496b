import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const empty = style({ display: 'grid', gap: space.m, justifyItems: 'start' });

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.s });
