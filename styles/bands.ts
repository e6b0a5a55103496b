import type { SectionInk } from '@/lib/sections';
import { ink as poster } from './tokens';

type Part = 'ground' | 'raised' | 'ink' | 'muted' | 'line' | 'accent' | 'onAccent';
export type Band = Readonly<Record<Part, string>>;

const paper = { ink: poster.paper, accent: poster.gorse, onAccent: poster.navy } as const;

export const bands = {
  deep: [
    { ...paper, ground: poster.deepSea, raised: '#12486D', muted: '#D5E2E5', line: '#6B93AA' },
    { ...paper, ground: '#0A2337', raised: '#12324A', muted: '#C3D0D4', line: '#4F748C' },
  ],
  sea: [
    { ...paper, ground: '#125F70', raised: '#176C7E', muted: '#DCEBEA', line: '#7FB4BB' },
    { ...paper, ground: '#0B3540', raised: '#114653', muted: '#C6D8D8', line: '#4E8590' },
  ],
  fern: [
    { ...paper, ground: '#37592F', raised: '#42683A', muted: '#E0E8D4', line: '#93B083' },
    { ...paper, ground: '#1D3320', raised: '#28432B', muted: '#CBD6C4', line: '#64835F' },
  ],
  red: [
    { ...paper, ground: '#8F2E1D', raised: '#A13724', muted: '#F6DFD2', line: '#D99684' },
    { ...paper, ground: '#6E2619', raised: '#7F2F20', muted: '#F0D6CB', line: '#C07F6F' },
  ],
  gorse: [
    {
      ground: poster.gorse,
      raised: '#F3CB78',
      ink: poster.navy,
      muted: '#3B3A2C',
      line: '#8A6A22',
      accent: poster.deepSea,
      onAccent: poster.paper,
    },
    {
      ...paper,
      ink: poster.gorse,
      ground: '#16304A',
      raised: '#203D59',
      muted: poster.sand,
      line: '#7F8A86',
    },
  ],
} as const satisfies Record<SectionInk, readonly [light: Band, dark: Band]>;
