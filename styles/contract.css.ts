import { createThemeContract } from '@vanilla-extract/css';

/** The jobs that colours have. Components know these names only. */
export const vars = createThemeContract({
  color: {
    /** The page's paper. */
    ground: null,
    /** A sheet that lies on the page. */
    surface: null,
    /** A part of the page that is set back. */
    sunken: null,
    /** Text. */
    ink: null,
    inkMuted: null,
    /** Hairlines, and the edges of controls. */
    line: null,
    lineStrong: null,
    link: null,
    /** The one colour that asks to be pressed. */
    accent: null,
    accentHover: null,
    onAccent: null,
    /** A broad band of ink with lettering on it. */
    band: null,
    bandRaised: null,
    onBand: null,
    onBandMuted: null,
    bandLine: null,
    /** Small bright things: stars, the sun on the tide curve. */
    lamp: null,
    sea: null,
    focus: null,
    heart: null,
    danger: null,
    dangerGround: null,
    success: null,
    successGround: null,
  },
  badge: {
    green: { ground: null, text: null },
    blue: { ground: null, text: null },
    purple: { ground: null, text: null },
    yellow: { ground: null, text: null },
    orange: { ground: null, text: null },
    grey: { ground: null, text: null },
  },
  shadow: { header: null, dialog: null },
});

export const fontFamily = createThemeContract({
  display: null,
  body: null,
});
