import localFont from 'next/font/local';

/*
 * Fraunces for what a poster would shout, Cabin for what a visitor has to read: Cabin was drawn
 * after Johnston and Gill, the letters of the railways. All are subset by `npm run assets`.
 */
export const display = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-display',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

export const body = localFont({
  src: './fonts/cabin.woff2',
  variable: '--font-body',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/**
 * Figures under figures, for tables. Pages that set none do without: those that do ask for it by
 * `preloadFigures`, or find it in the stylesheet when a script sets the first.
 */
export const figures = localFont({
  src: './fonts/figures.woff2',
  variable: '--font-figures',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+2E, U+30-3A, U+2013' },
    // As high as the letters beside them.
    { prop: 'size-adjust', value: '97%' },
  ],
});
