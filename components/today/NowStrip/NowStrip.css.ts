import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { fontWeight, space } from '@/styles/tokens';

export const strip = style({ background: vars.color.sunken });

export const row = style({
  display: 'grid',
  gap: `${space.xs} ${space.l}`,
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: space.xs,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto 1fr auto' } },
});

/** As high as the sentence will be, so that nothing moves when it comes. */
export const line = style({
  fontWeight: fontWeight.medium,
  minHeight: '6.4em',
  '@media': { [media.tablet]: { minHeight: '3.2em' }, [media.desktop]: { minHeight: 0 } },
});
