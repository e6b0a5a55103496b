/** Words round the calendar files; apart from those that the calendar ships to browsers. */
export const calendarFiles = {
  add: 'Add to calendar',
  feedHeading: 'In your own calendar',
  feedText:
    'Subscribe, and the whole programme stands in your own calendar and keeps itself up to date. It goes by London time, wherever you are when you look.',
  subscribe: 'Subscribe in your calendar app',
  download: 'Download the programme once',
  addressLabel: 'Or give your calendar this address',
  copy: 'Copy the address',
  copied: 'Copied.',
  copyFailed: 'Your browser would not copy it. The address is marked: copy it from there.',
} as const;
