/** The icons that scripts of every page show: a module ships as a whole. */
export const check = 'm5 12.5 4.5 4.5L19 7';
export const close = 'M6 6l12 12M18 6 6 18';
export const heart =
  'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z';
export const info = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.8v.1';
export const warning = 'M12 4 2.8 20h18.4zM12 10v4.5m0 2.7v.1';
