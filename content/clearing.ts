/** The words of the button that clears everything, and of what it asks and says. */
export const clearing = {
  action: 'Clear everything saved here',
  confirmTitle: 'Clear everything?',
  confirmText:
    'Your planner and every page saved offline will be deleted from this browser. You can’t undo this. Share or export your plan first if you might want it again.',
  confirm: 'Yes, clear everything',
  cancel: 'Keep it',
  clearedPlanner: 'Cleared: your planner, its backups and your settings.',
  clearedCopies: 'Cleared: the pages saved offline. Pages you read from now on may be saved again.',
  nothing: 'There was nothing to clear.',
  refused: 'Your browser didn’t let us clear everything. Look for “Site data” in its settings.',
} as const;
