/** The icons that scripts of some pages show. */
export const arrowLeft = 'M20 12H5m6-6-6 6 6 6';
export const arrowRight = 'M4 12h15m-6-6 6 6-6 6';
export const map = 'm3.5 6 5.5-2 6 2.5 5.5-2V18L15 20l-6-2.5-5.5 2zM9 4v13.5m6-11V20';
export const minus = 'M5 12h14';
export const pause = 'M8.5 5v14m7-14v14';
export const play = 'M8 5.2v13.6L19 12z';
export const plus = 'M12 5v14M5 12h14';
export const share = 'M12 15V3.5m-4.2 4L12 3.3l4.2 4.2M6.5 11.5H5v9h14v-9h-1.5';
export const tideDown = 'M3 19c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M12 3v11m-4-4 4 4 4-4';
export const tideUp = 'M3 19c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M12 14V3M8 7l4-4 4 4';
