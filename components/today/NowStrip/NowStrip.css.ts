import { style } from '@vanilla-extract/css';
import { fontWeight, media, space } from '@/styles/theme';

export const row = style({
  gridTemplateColumns: '1fr auto',
  columnGap: space.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto 1fr auto' } },
});

export const lines = style({
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

export const link = style({
  gridRow: 1,
  gridColumn: 2,
  '@media': { [media.desktop]: { gridColumn: 3 } },
});

/** As high as the sentence will be, so that nothing moves when it comes. */
export const line = style({
  fontWeight: fontWeight.medium,
  minHeight: '6.4em',
  '@media': { [media.tablet]: { minHeight: '3.2em' }, [media.desktop]: { minHeight: 0 } },
});
