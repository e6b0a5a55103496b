/** Today and the days after it, of which low waters are listed. */
export const shownDays = 8;
