/** The icons of the header, so that those pages do not carry all the others. */
export const close = 'M6 6l12 12M18 6 6 18';
