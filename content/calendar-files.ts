/** Words round the calendar files; apart from those that the calendar ships to browsers. */
export const calendarFiles = {
  add: 'Add to calendar',
  feedHeading: 'In your own calendar',
  feedText: 'Subscribe, and every event appears in your own calendar and stays up to date.',
  subscribe: 'Subscribe in your calendar app',
  download: 'Download the programme once',
  addressLabel: 'Or add this address to your calendar',
  copy: 'Copy the address',
  copied: 'Copied.',
  copyFailed: 'Your browser wouldn’t copy it. It’s selected: copy it by hand.',
} as const;
