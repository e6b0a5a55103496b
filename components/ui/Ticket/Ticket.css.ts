import { media } from '@/styles/breakpoints';
import { vars } from '@/styles/contract.css';
import { uiStyle } from '@/styles/in-layer';
import { fontWeight, space } from '@/styles/tokens';

export const ticket = uiStyle({
  width: '100%',
  borderTop: `3px solid ${vars.color.ink}`,
  containerType: 'inline-size',
});

export const row = uiStyle({
  display: 'grid',
  gridTemplateColumns: '6.25rem minmax(0, 1fr)',
  gap: space.s,
  padding: `${space.s} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  breakInside: 'avoid',
  '@media': {
    [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { padding: '0.3rem 0' },
  },
  '@container': {
    '(min-width: 22rem)': { gridTemplateColumns: '8rem minmax(0, 1fr)' },
  },
  ':last-child': { borderBottom: 0 },
});

export const term = uiStyle({ fontWeight: fontWeight.bold });
