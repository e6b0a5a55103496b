export const RESULTS_ID = 'planner-items';
