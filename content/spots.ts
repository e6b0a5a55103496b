/** The small pictures for where there is nothing to show: names of drawings in `art/scenes`. */
export const spots = {
  emptyPlan: 'area-coastal-path',
  nothingFound: 'activity-slapton-ley-birdwatching',
} as const;
