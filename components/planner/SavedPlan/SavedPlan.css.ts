import { style } from '@vanilla-extract/css';

export const farCell = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 32rem' });

export const more = style({ justifySelf: 'center' });
