/** Words of nature's calendar. */
export const naturePage = {
  title: 'Nature’s calendar',
  next: 'Next in nature’s calendar',
  intro:
    'Low waters for rock pools, moons out of the sea, shooting stars, the turns of the year. No organiser, never called off, clouds permitting.',
  method:
    'Our predictions, not for navigation. Sun and moon by published formulas; low waters from our tide tables.',
  ends: 'Nature’s calendar ends with our tide predictions.',
  feedHeading: 'Nature in your own calendar',
  subscribe: 'Subscribe to nature’s calendar',
  download: 'Download nature’s calendar',
  ribbon: 'The year in twelve rounds',
  ribbonIntro:
    'Each ring is a clock of the month’s fifteenth day, noon at the top, daylight in gold. Below it, what that month brings every year.',
} as const;

/** The days on which the sun, by its longitude in degrees, has gone another quarter of its way. */
export const turnsOfYear = [
  { degrees: 0, title: 'Spring equinox', text: 'Day and night are about equal, and days grow.' },
  { degrees: 90, title: 'Summer solstice', text: 'The longest day.' },
  {
    degrees: 180,
    title: 'Autumn equinox',
    text: 'Day and night are about equal, and days shrink.',
  },
  { degrees: 270, title: 'Winter solstice', text: 'The shortest day.' },
] as const;
