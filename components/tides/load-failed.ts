/** Shown where the tide's code did not load. */
export const loadFailed = 'The guide couldn’t load the tide. Check your connection.';
