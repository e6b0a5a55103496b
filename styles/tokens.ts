/** Components use the theme contract, never an ink by its name. */

export const ink = {
  navy: '#12263A',
  deepSea: '#0B3C5D',
  sea: '#1F7A8C',
  shallow: '#8FC1C9',
  paper: '#F7F3E8',
  sand: '#E9D8A6',
  gorse: '#E9B44C',
  boatRed: '#B8402A',
  fern: '#4F7942',
  slate: '#5B6B73',
  /** Shades of the ten, for lettering and grounds. */
  ivory: '#FFFDF7',
  parchment: '#EFE7D2',
  straw: '#D8CDB2',
  mist: '#C3DFE3',
  haze: '#C9DBD8',
  slateDark: '#4A5A63',
  midnight: '#071019',
  moonlight: '#F3EEDF',
} as const;

/** What goes to paper, and what a camera reads: QR codes, the sheets of a PDF. */
export const print = { white: '#FFFFFF', black: '#000000' } as const;

/** Night laid over a picture or a page, so thick that lettering reads on it. */
export const scrim = {
  light: 'rgb(7 16 25 / 0.6)',
  medium: 'rgb(7 16 25 / 0.7)',
  heavy: 'rgb(7 16 25 / 0.75)',
} as const;

/** Steps of 4 px at the default text size; in rem, so that they grow with the visitor's text. */
export const space = {
  none: '0',
  xxs: '0.25rem',
  xs: '0.5rem',
  s: '0.75rem',
  m: '1rem',
  l: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  huge: '4.5rem',
  section: 'clamp(3rem, 2.2rem + 2.8vw, 4.75rem)',
  gutter: 'clamp(1.125rem, 0.5rem + 3vw, 3.5rem)',
} as const;

/** Fluid type scale: the small end at 360 px, the large end at 1,440 px. */
export const fontSize = {
  small: '0.875rem',
  body: 'clamp(1.0625rem, 1.03rem + 0.14vw, 1.15rem)',
  lead: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.45rem)',
  cardTitle: 'min(clamp(1.3rem, 1.2rem + 0.45vw, 1.6rem), 12vw)',
  subheading: 'clamp(1.45rem, 1.3rem + 0.7vw, 1.95rem)',
  heading: 'clamp(2rem, 1.55rem + 2vw, 3.35rem)',
  title: 'clamp(2.5rem, 1.75rem + 3.3vw, 4.75rem)',
  poster: 'clamp(3.1rem, 1.5rem + 7.6vw, 8.5rem)',
} as const;

export const fontWeight = { regular: '400', medium: '550', bold: '650', display: '700' } as const;

export const lineHeight = { poster: '0.92', heading: '1.08', snug: '1.3', body: '1.6' } as const;

/** Posters are cut with a guillotine: corners are square, or just broken. */
export const radius = { none: '0', small: '3px', pill: '999px' } as const;

export const duration = {
  quick: '140ms',
  turn: '220ms',
  calm: '280ms',
  reveal: '700ms',
  page: '420ms',
} as const;

export const easing = { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;

export const measure = { prose: '58ch', page: '80rem' } as const;

export const touchTarget = '2.75rem';

export const headerHeight = '4.25rem';

/** The grounds of the two themes, where a script or a manifest needs them. */
export const themeColor = { light: ink.paper, dark: '#0C1926' } as const;
