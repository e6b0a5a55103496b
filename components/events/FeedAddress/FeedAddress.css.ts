import { style } from '@vanilla-extract/css';
import { at, media, space } from '@/styles/theme';

export const feeds = at(media.desktop, { gridTemplateColumns: '7fr 5fr', columnGap: space.xxl });

export const address = style({ maxWidth: '44rem' });

export const row = style({
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto' } },
});

export const copyButton = style({ justifySelf: 'start' });
