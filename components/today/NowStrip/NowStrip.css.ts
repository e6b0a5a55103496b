import { style } from '@vanilla-extract/css';
import { fontWeight, media, space } from '@/styles/theme';

export const row = style({ columnGap: space.l });

/** Below the heading and the link, and between them at a desk. */
export const lines = style({
  order: 1,
  flexBasis: '100%',
  '@media': { [media.desktop]: { order: 0, flex: 1 } },
});

/** As high as the sentence will be, so that nothing moves when it comes. */
export const line = style({
  fontWeight: fontWeight.medium,
  minHeight: '6.4em',
  '@media': { [media.tablet]: { minHeight: '3.2em' }, [media.desktop]: { minHeight: 0 } },
});
