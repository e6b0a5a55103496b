/**
 * How many cards a list shows before it goes on in lines, one an item, and how many lines it repeats
 * elsewhere. A card and its data weigh half a kilobyte, a line a tenth of that: so a page of a
 * thousand things can still be fetched.
 */
export const cardsAtMost = 36;
