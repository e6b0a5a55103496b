/** Words of the event calendar. */
export const calendarPage = {
  typeLabel: 'Kind of event',
  anyType: 'All kinds',
  monthLabel: 'Month',
  anyMonth: 'All months',
  nothingFound: 'No events of that kind in that month.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  gridHint: 'Arrow keys go from day to day, Page Up and Page Down from month to month.',
  nothingOn: 'Nothing on this day.',
  past: 'Past event',
  agendaHeading: 'One after the other',
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
