/** The widths at which layouts change, in rem of the browser's default text size. */
const widths = { tablet: '44rem', desktop: '64rem', wide: '80rem' } as const;

export const media = {
  phone: `(width < ${widths.tablet})`,
  tablet: `(min-width: ${widths.tablet})`,
  tabletOnly: `(min-width: ${widths.tablet}) and (width < ${widths.desktop})`,
  desktop: `(min-width: ${widths.desktop})`,
  wide: `(min-width: ${widths.wide})`,
  /** Lower windows, and those whose letters are large, have no room for anything that sticks. */
  tall: '(min-height: 30em)',
  dark: '(prefers-color-scheme: dark)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
} as const;
