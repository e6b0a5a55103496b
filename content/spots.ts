/** The small pictures for where there is nothing to show: names of drawings in `art/scenes`. */
export const spots = {
  emptyPlan: 'spot-empty-plan',
  nothingFound: 'spot-nothing-found',
} as const;
