export const loadFailed = 'The guide couldn’t load the tide. Check your connection.';
