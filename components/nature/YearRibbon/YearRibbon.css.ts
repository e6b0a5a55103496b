import { style } from '@vanilla-extract/css';
import { ink, media, space, vars } from '@/styles/theme';

export const ribbon = style({
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const month = style({ justifyItems: 'center', textAlign: 'center' });

export const round = style({ width: '100%', maxWidth: '9rem' });

export const titles = style({ color: vars.color.inkMuted, textWrap: 'balance' });

const rim = { fill: 'none', strokeWidth: 6 } as const;

export const night = style({
  ...rim,
  stroke: ink.deepSea,
  '@media': { [media.dark]: { stroke: ink.slate } },
});
export const day = style({ ...rim, stroke: ink.gorse });
