/** How many cards a list shows before it goes on in lines: a line weighs a tenth of a card. */
export const cardsAtMost = 36;
