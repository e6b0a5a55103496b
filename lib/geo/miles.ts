/** Kilometres in a mile. */
export const KILOMETRES_A_MILE = 1.609344;
