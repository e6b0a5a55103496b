/** Icons of previous and next, in a module of their own because a module ships as a whole. */
export const chevronLeft = 'm15 5-7 7 7 7';
export const chevronRight = 'm9 5 7 7-7 7';
