import { ink, themeColor } from './tokens';

export const light = {
  color: {
    ground: themeColor.light,
    surface: ink.ivory,
    sunken: ink.parchment,
    ink: ink.navy,
    inkMuted: ink.slateDark,
    line: ink.straw,
    lineStrong: '#7B7460',
    link: ink.deepSea,
    accent: ink.boatRed,
    accentHover: '#97311F',
    onAccent: ink.ivory,
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
    blue: { ground: '#D2E5EC', text: ink.deepSea },
    purple: { ground: '#E6DCEF', text: '#4B2C6B' },
    yellow: { ground: '#F7E3A8', text: '#5A3F00' },
    orange: { ground: '#F8D9BE', text: '#73330A' },
    grey: { ground: '#E1E0DA', text: '#3C464C' },
  },
  shadow: {
    header: `0 1px 0 ${ink.straw}, 0 10px 24px -18px rgba(18, 38, 58, 0.55)`,
    dialog: '0 24px 60px -20px rgba(18, 38, 58, 0.6)',
  },
} as const;

export const dark = {
  color: {
    ground: themeColor.dark,
    surface: '#13263A',
    sunken: '#08121C',
    ink: ink.moonlight,
    inkMuted: '#B7C3C8',
    line: '#2A4054',
    lineStrong: '#7F95A3',
    link: '#F2CB74',
    accent: ink.gorse,
    accentHover: '#F5CB74',
    onAccent: '#14202B',
    band: ink.midnight,
    bandRaised: '#102234',
    onBand: ink.moonlight,
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

/** Of what is drawn on the map over its picture. */
export const mapInks = {
  light: { paving: ink.ivory, line: ink.navy, closure: ink.boatRed, doubt: ink.navy },
  dark: { paving: '#E4DAC0', line: ink.moonlight, closure: '#FF8E78', doubt: '#1A2E2A' },
} as const;
