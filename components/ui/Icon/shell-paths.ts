/** The icons of the header, so that those pages do not carry all the others. */
export const close = 'M6 6l12 12M18 6 6 18';
export const user = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5c0-3.8 3.2-6 7.5-6s7.5 2.2 7.5 6';
