export const tideDown = 'M3 19c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M12 3v11m-4-4 4 4 4-4';
export const tideUp = 'M3 19c2-1.6 4-1.6 6 0s4 1.6 6 0 4-1.6 6 0M12 14V3M8 7l4-4 4 4';
