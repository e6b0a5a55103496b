/** Shown where the tide's code did not load. */
export const loadFailed = 'The tide could not be loaded. Check your connection.';
