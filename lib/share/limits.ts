/** The most things that a link carries; longer links do not survive every messenger anyway. */
export const MAX_SHARED = 500;
