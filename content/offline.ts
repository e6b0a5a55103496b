/** The words of everything that works without a network. */

/** Pages that every visitor has from the first visit on, in the order of the page for no network. */
export const alwaysKept = [
  { label: 'My Planner', href: '/planner/' },
  { label: 'Beach safety guide', href: '/beaches/safety/' },
  { label: 'Tide times', href: '/tides/' },
  { label: 'All pages', href: '/site-index/' },
  { label: 'Today', href: '/today/' },
] as const;

export const keeping = {
  title: 'Take it with you',
  intro:
    'Signal is thin on the coast path. Pages you have read, your planner, the tides and the safety guide work without it. The rest can too.',
  action: 'Keep this guide offline',
  looking: 'Checking…',
  download: 'Download',
  later: 'Not now',
  stop: 'Stop',
  again: 'Try again',
  progress: 'Pages and pictures saved',
  done: 'The whole guide is on this device.',
  stopped: 'Stopped. What you have stays; carry on at any time.',
  noNetwork: 'You’ve lost the signal. What you have stays; carry on when it’s back.',
  outdated: 'There’s a newer version of this guide. Update first.',
  updating: 'Updating…',
  beingRenewed: 'The guide is being updated. What you have stays; try again in a few minutes.',
  noRoom: 'This device is full. What you have stays.',
  notPossible: 'This browser can’t save pages for offline use.',
} as const;

export const offlinePage = {
  again: 'Try this page again',
  kept: 'Also on this device',
} as const;

export const updating = {
  ready: 'A new version of this guide is ready.',
  update: 'Update',
  later: 'Later',
} as const;

/** Where a page can be read, and what makes its controls answer has not come. */
export const lateNotice = {
  text: 'Hearts, filters and forms won’t work yet: part of this page hasn’t loaded. What you pressed is remembered.',
  again: 'Try again',
} as const;
