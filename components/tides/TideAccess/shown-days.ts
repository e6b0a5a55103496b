export const shownDays = 8;
