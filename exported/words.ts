/** A figure and its unit, which do not part, are one word; the times of a timetable are none. */
export const countWords = (text: string) =>
  text.split(/[ \n]+/).filter((word) => /\w/.test(word) && !/^\d\d:\d\d$/.test(word)).length;
