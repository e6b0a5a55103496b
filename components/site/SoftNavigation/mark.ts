/** A mark in the browser's timeline: from then on links within the site are soft. */
export const softMark = 'links are soft';
