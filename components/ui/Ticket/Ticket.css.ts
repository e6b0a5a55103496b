import { uiStyle } from '@/styles/in-layer';
import { space } from '@/styles/theme';

export const ticket = uiStyle({ width: '100%', containerType: 'inline-size' });

export const row = uiStyle({
  padding: `${space.s} 0`,
  '@container': {
    '(min-width: 15rem)': { gridTemplateColumns: '6.25rem minmax(0, 1fr)' },
    '(min-width: 22rem)': { gridTemplateColumns: '8rem minmax(0, 1fr)' },
    '(min-width: 30rem)': { gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
  },
  ':last-child': { borderBottom: 0 },
});
