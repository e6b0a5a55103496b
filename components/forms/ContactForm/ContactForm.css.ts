import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { voice } from '@/styles/voices';
import { space } from '@/styles/tokens';

export const heading = style({ ...voice.subheading, marginBottom: space.m });

export const hint = style({
  paddingBlock: space.m,
  borderTop: `3px solid ${vars.color.ink}`,
  color: vars.color.inkMuted,
});

/** As high as the column; what its words leave over is the message's. */
export const whole = style({ display: 'flex', flexDirection: 'column', height: '100%' });

export const form = style({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  flexGrow: 1,
  gap: space.l,
});

globalStyle(`${form} > :has(textarea)`, { gridTemplateRows: 'auto 1fr' });

export const pair = style({
  display: 'grid',
  gap: space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' } },
});

export const send = style({ justifySelf: 'start' });
