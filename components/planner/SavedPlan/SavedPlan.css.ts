import { style } from '@vanilla-extract/css';
import { space } from '@/styles/tokens';

export const cards = style({ display: 'grid', gap: space.l });

export const farCell = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 32rem' });

export const more = style({ justifySelf: 'center' });
