/**
 * The page of open data, and what may be done with the data. Which licence they get is the owner's
 * to choose: until that is done, say so.
 */

export const dataLicence = {
  /** As it is called: "CC BY 4.0". */
  name: 'No open licence yet: all rights reserved',
  /** The licence in full, `https://`; null where none has been chosen. */
  url: null as string | null,
  /** What may be done, in plain words. */
  words:
    'You may read these files, use them for your own visit, and try a program on them. The guide’s owner has not chosen an open licence yet, so ask before you publish them or parts of them.',
} as const;

export const dataPage = {
  may: 'What you may do',
  thirdParties:
    'Facts that others have published – buses, ferries, the lengths of paths, rules for dogs – name their source and the day on which it was read. They keep the terms of whoever published them.',
  files: {
    title: 'The files',
    guide: {
      title: 'The guide as JSON',
      text: 'Everything in the guide: beaches, walks, things to do, places to eat and to stay, events, where they are, the measured paths, buses, ferries and rules for dogs. Unknown is left out, never filled in.',
    },
    schema: {
      title: 'Its schema',
      text: 'JSON Schema 2020-12: what each field means, and which may be missing.',
    },
    places: {
      title: 'The places as GPX',
      text: 'A waypoint for each place of the guide, with its National Grid reference, for maps and watches.',
    },
    index: {
      title: 'A list of all files',
      text: 'For programs: every file here, the calendars and the walks, each with its type, its licence and the day on which it was made.',
    },
    calendars: {
      title: 'Calendars and walks',
      text: 'The events and the year in nature as iCalendar, to subscribe to, and each walk as GPX.',
    },
  },
  use: {
    title: 'How to use them',
    steps: [
      'Fetch the file you need; there is no key and no limit. Each is made anew with every version of the guide, and says on which day that was.',
      'Do not show a fact after its last day (“validUntil”): timetables and notices grow old.',
      'Name the source that stands with a fact, and the day on which it was read.',
      'What is missing is not known. Do not take it for “no”, and never call a tide or a place safe because nothing here speaks against it.',
      'Fields may be added at any time. One that goes or changes its meaning raises the number in “version”.',
    ],
  },
} as const;
