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
  notWorkedOut: 'Nature’s calendar doesn’t reach this year.',
  /** What the small lamp beside a day means. */
  dot: 'Something in nature’s calendar',
  lowWater: 'Low water',
  noLowWater: 'none by daylight',
  light: 'Daylight',
  moon: 'Moon',
  past: 'Past event',
  agendaHeading: 'As a list',
  weekend: {
    heading: 'This weekend',
    nothing: 'nothing on.',
    next: 'Next: ',
    noDates: 'No later dates yet.',
  },
} as const;
