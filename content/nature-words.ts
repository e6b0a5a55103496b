/** Words of nature's calendar. */
export const naturePage = {
  title: 'Nature’s calendar',
  next: 'Next in nature’s calendar',
  intro:
    'It needs no organiser and is never called off, though clouds may have a word in it: low waters for rock pools, moons out of the sea, shooting stars, the turns of the year.',
  method:
    'Sun and moon are worked out with suncalc, the turns of the year by the Astronomical Almanac’s formula for the sun, low waters from our own tide predictions, which are not for navigation. Nobody else vouches for them.',
  ends: 'Nature’s calendar is worked out as far as the tide predictions reach, and ends there.',
  feedHeading: 'Nature in your own calendar',
  subscribe: 'Subscribe to nature’s calendar',
  download: 'Download nature’s calendar',
  ribbon: 'The year in twelve rounds',
  ribbonIntro:
    'Each rim is a clock of the month’s fifteenth day, noon at the top: gold for the light, the rest of it for the night. Below it, what comes in that month every year.',
} as const;
