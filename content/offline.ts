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
    'Signal is thin on the coast path. The pages that you have read, your planner, the tides and the safety guide work without it. The rest can too.',
  action: 'Keep this guide offline',
  looking: 'Looking at what there is …',
  download: 'Download',
  later: 'Not now',
  stop: 'Stop',
  again: 'Try again',
  progress: 'Pages and pictures kept',
  done: 'The whole guide is on this device.',
  stopped: 'Stopped. What has come stays, and you can go on at any time.',
  noNetwork: 'The network went away. What has come stays; go on when you have a signal again.',
  outdated:
    'A newer version of this guide is out. Update first, so that all of what you take with you fits together.',
  updating: 'Updating …',
  beingRenewed:
    'The guide is being renewed at this moment. What you have of it stays. Please try again in a few minutes.',
  noRoom: 'This device has no room left for more. What has come stays.',
  notPossible: 'This browser keeps nothing for use offline, or is set not to.',
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
  text: 'Part of this page has not come through yet, so hearts, filters and forms do not answer. You can read everything and follow every link; what you have pressed is remembered.',
  again: 'Try again',
} as const;
