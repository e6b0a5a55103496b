import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { media } from './breakpoints';
import { fontFamily, vars } from './contract.css';
import { ink, themeColor } from './tokens';

/** Morning: paper and full inks. Also what is printed. */
const light = {
  color: {
    ground: themeColor.light,
    surface: '#FFFDF7',
    sunken: '#EFE7D2',
    veil: 'rgba(247, 243, 232, 0.88)',
    ink: ink.navy,
    inkMuted: '#4A5A63',
    line: '#D8CDB2',
    lineStrong: '#7B7460',
    link: ink.deepSea,
    accent: ink.boatRed,
    accentHover: '#97311F',
    onAccent: '#FFFDF7',
    band: ink.deepSea,
    bandRaised: '#12486D',
    onBand: ink.paper,
    onBandMuted: '#C9DADF',
    bandLine: '#3B6A87',
    lamp: ink.gorse,
    sea: ink.sea,
    focus: ink.deepSea,
    heart: '#C62828',
    danger: '#9B2C1B',
    dangerGround: '#FBE6DF',
    success: '#2F5A28',
    successGround: '#E3EDD8',
  },
  badge: {
    green: { ground: '#DCE8D0', text: '#2C4E23' },
    blue: { ground: '#D2E5EC', text: '#0B3C5D' },
    purple: { ground: '#E6DCEF', text: '#4B2C6B' },
    yellow: { ground: '#F7E3A8', text: '#5A3F00' },
    orange: { ground: '#F8D9BE', text: '#73330A' },
    grey: { ground: '#E1E0DA', text: '#3C464C' },
  },
  shadow: {
    header: '0 1px 0 #D8CDB2, 0 10px 24px -18px rgba(18, 38, 58, 0.55)',
    dialog: '0 24px 60px -20px rgba(18, 38, 58, 0.6)',
  },
} as const;

/** The same coast at night: navy ground, paper lettering, lamplight. */
const dark = {
  color: {
    ground: themeColor.dark,
    surface: '#13263A',
    sunken: '#08121C',
    veil: 'rgba(12, 25, 38, 0.74)',
    ink: '#F3EEDF',
    inkMuted: '#B7C3C8',
    line: '#2A4054',
    lineStrong: '#7F95A3',
    link: '#F2CB74',
    accent: ink.gorse,
    accentHover: '#F5CB74',
    onAccent: '#14202B',
    band: '#071019',
    bandRaised: '#102234',
    onBand: '#F3EEDF',
    onBandMuted: '#B7C3C8',
    bandLine: '#2A4054',
    lamp: ink.gorse,
    sea: '#4FA3B3',
    focus: '#F2CB74',
    heart: '#FF6B5E',
    danger: '#FFB4A4',
    dangerGround: '#3A1913',
    success: '#BBD9AC',
    successGround: '#172B17',
  },
  badge: {
    green: { ground: '#26421F', text: '#D3E8C6' },
    blue: { ground: '#124059', text: '#CFE8F2' },
    purple: { ground: '#402C5A', text: '#E9DDF5' },
    yellow: { ground: '#57420C', text: '#FBE7AE' },
    orange: { ground: '#5F310F', text: '#FBDDC4' },
    grey: { ground: '#37434B', text: '#E4E7E6' },
  },
  shadow: {
    header: '0 1px 0 #2A4054, 0 10px 24px -18px rgba(0, 0, 0, 0.9)',
    dialog: '0 24px 60px -20px rgba(0, 0, 0, 0.9)',
  },
} as const;

/** A sheet that keeps the colours of print in the dark theme too. */
export const paper = style({ colorScheme: 'light' });

globalStyle(`:root, ${paper}`, { vars: assignVars(vars, light) });

globalStyle(':root', {
  vars: assignVars(fontFamily, {
    display: 'var(--font-display), "Iowan Old Style", Palatino, Georgia, serif',
    body: 'var(--font-body), "Gill Sans", "Gill Sans Nova", Calibri, "Trebuchet MS", sans-serif',
    figures:
      'var(--font-figures), var(--font-body), "Gill Sans", "Gill Sans Nova", Calibri, "Trebuchet MS", sans-serif',
  }),
  '@media': {
    [`screen and ${media.dark}`]: { vars: assignVars(vars, dark) },
  },
});
