import { style } from '@vanilla-extract/css';
import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { textStyle } from '@/styles/text-styles';
import { headerHeight, space } from '@/styles/tokens';

export const section = style({
  display: 'grid',
  gap: `${space.s} ${space.xxl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: space.m,
  borderTop: `3px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const title = style({
  ...textStyle.subheading,
  '@media': {
    [media.desktop]: { top: `calc(${headerHeight} + ${space.m})`, alignSelf: 'start' },
    [`${media.desktop} and ${media.tall}`]: { position: 'sticky' },
    print: { position: 'static' },
  },
});

export const points = style({ paddingInlineStart: '1.1em', listStyle: 'disc' });

export const changed = style({ paddingTop: space.m });
