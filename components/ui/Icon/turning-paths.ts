/** The signs that turn a page or a picture, apart from the others: a module is shipped as a whole. */
export const chevronLeft = 'm15 5-7 7 7 7';
export const chevronRight = 'm9 5 7 7-7 7';
