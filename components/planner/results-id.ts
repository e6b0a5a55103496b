/** The element that holds the planner's items: where focus goes when the last of them is removed. */
export const RESULTS_ID = 'planner-items';
