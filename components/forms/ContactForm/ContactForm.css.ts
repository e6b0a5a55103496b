import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('#contact-message', { height: '20rem' });

export const send = style({ justifySelf: 'start' });

export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
