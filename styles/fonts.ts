import localFont from 'next/font/local';

// Fraunces for headings, Cabin for reading; subset by `npm run assets`.
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
