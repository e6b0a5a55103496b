/** The icons that scripts show on many pages: a module ships as a whole. */
export const arrowLeft = 'M20 12H5m6-6-6 6 6 6';
export const arrowRight = 'M4 12h15m-6-6 6 6-6 6';
export const check = 'm5 12.5 4.5 4.5L19 7';
export const chevronLeft = 'm15 5-7 7 7 7';
export const chevronRight = 'm9 5 7 7-7 7';
export const close = 'M6 6l12 12M18 6 6 18';
export const heart =
  'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z';
export const info = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.8v.1';
export const map = 'm3.5 6 5.5-2 6 2.5 5.5-2V18L15 20l-6-2.5-5.5 2zM9 4v13.5m6-11V20';
export const minus = 'M5 12h14';
export const pause = 'M8.5 5v14m7-14v14';
export const play = 'M8 5.2v13.6L19 12z';
export const plus = 'M12 5v14M5 12h14';
export const share = 'M12 15V3.5m-4.2 4L12 3.3l4.2 4.2M6.5 11.5H5v9h14v-9h-1.5';
export const tideDown = 'M3 19c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M12 3v11m-4-4 4 4 4-4';
export const tideUp = 'M3 19c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M12 14V3M8 7l4-4 4 4';
export const warning = 'M12 4 2.8 20h18.4zM12 10v4.5m0 2.7v.1';
