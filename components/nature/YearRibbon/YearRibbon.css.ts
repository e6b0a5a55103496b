import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { ink, fontSize, space } from '@/styles/tokens';

export const ribbon = style({
  display: 'grid',
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const month = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space.xxs,
  textAlign: 'center',
  fontSize: fontSize.small,
});

export const round = style({ width: '100%', maxWidth: '9rem' });

export const titles = style({ color: vars.color.inkMuted, textWrap: 'balance' });

const rim = { fill: 'none', strokeWidth: 6 } as const;

// The rounds are small pictures, and pictures have the poster's inks in both themes; their night is
export const night = style({
  ...rim,
  stroke: ink.deepSea,
  '@media': { [media.dark]: { stroke: ink.slate } },
});
export const day = style({ ...rim, stroke: ink.gorse });
export const sky = style({ fill: '#CFE3E2', '@media': { [media.dark]: { fill: '#16304A' } } });
export const sea = style({ fill: ink.sea, '@media': { [media.dark]: { fill: '#155766' } } });
export const deep = style({ fill: ink.deepSea });
export const shape = styleVariants({
  lamp: { fill: ink.gorse },
  boat: { fill: ink.boatRed },
  land: { fill: ink.fern, '@media': { [media.dark]: { fill: '#35532D' } } },
  leaf: { fill: '#B9672B' },
  foam: { fill: ink.paper },
  line: {
    fill: 'none',
    stroke: ink.navy,
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    '@media': { [media.dark]: { stroke: ink.paper } },
  },
});
