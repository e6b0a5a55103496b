import { createThemeContract } from '@vanilla-extract/css';

/** The jobs that colours have. Components know these names only. */
export const vars = createThemeContract({
  color: {
    ground: null,
    surface: null,
    sunken: null,
    ink: null,
    inkMuted: null,
    line: null,
    lineStrong: null,
    link: null,
    accent: null,
    accentHover: null,
    onAccent: null,
    band: null,
    bandRaised: null,
    onBand: null,
    onBandMuted: null,
    bandLine: null,
    lamp: null,
    sea: null,
    focus: null,
    heart: null,
    disc: null,
    onDisc: null,
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
