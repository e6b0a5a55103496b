/** The words of the button that clears everything, and of what it asks and says. */
export const clearing = {
  action: 'Clear everything this site keeps',
  confirmTitle: 'Clear everything?',
  confirmText:
    'Your planner and every page kept offline will be deleted from this browser. There is no undo: if you might want your plan again, share it or export it first.',
  confirm: 'Yes, clear everything',
  cancel: 'Keep it',
  clearedPlanner: 'Cleared: your planner, its backups and your settings.',
  clearedCopies: 'Cleared: the pages kept offline. Those that you go on to read may be kept again.',
  nothing: 'There was nothing to clear: this site keeps nothing in your browser.',
  refused:
    'Your browser did not let us clear everything. Its own settings can: look for “Site data”.',
} as const;
