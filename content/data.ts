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
    'You may read these files and use them for your own visit. Ask the owner before you publish them or parts of them.',
} as const;

export const dataPage = {
  may: 'What you may do',
  thirdParties:
    'Buses, ferries, path lengths and dog rules come from other publishers. Each names its source and date, and their terms apply.',
  files: {
    title: 'The files',
    guide: {
      title: 'The guide as JSON',
      text: 'Everything in the guide. What is unknown is left out.',
    },
    schema: {
      title: 'Its schema',
      text: 'JSON Schema: what each field means, and which may be missing.',
    },
    places: {
      title: 'The places as GPX',
      text: 'A waypoint for each place of the guide, with its National Grid reference, for maps and watches.',
    },
    index: {
      title: 'A list of all files',
      text: 'Every file here, the calendars and the walks, each with its type, licence and date.',
    },
    calendars: {
      title: 'Calendars and walks',
      text: 'The events and the year in nature as iCalendar, to subscribe to, and each walk as GPX.',
    },
  },
  use: {
    title: 'How to use them',
    steps: [
      'Fetch the file you need; there is no key and no limit. Each says when it was made.',
      'Don’t show a fact after its last day (“validUntil”).',
      'Name each fact’s source and date.',
      'What is missing is unknown, which is not the same as “no”. Never call a tide or a place safe because nothing here says otherwise.',
      'Fields may be added at any time. “version” goes up when one goes or changes its meaning.',
    ],
  },
} as const;
