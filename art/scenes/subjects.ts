/** Parts of a picture from its left and upper edge, from 0 to 1. */
export interface Subject {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What has to stay in sight where a frame has another shape than the picture; of most, the middle. */
const middle: Subject = { left: 0.28, right: 0.72, top: 0.15, bottom: 0.87 };

const across = (left: number, right: number): Subject => ({ ...middle, left, right });

/** Of those whose subject is not in the middle, or wider. */
const ownSubjects: Readonly<Record<string, Subject>> = {
  'area-coastal-path': across(0.15, 0.65),
  'beach-strete-gate-1': { ...middle, top: 0.05 },
  'hero-about': across(0.34, 0.75),
  'hero-beaches': across(0.385, 0.8),
  'hero-events': across(0.31, 0.69),
  'hero-food-drink': across(0.27, 0.73),
  'hero-getting-around': across(0.34, 0.75),
  'hero-home': { left: 0.6, right: 0.8, top: 0.12, bottom: 0.7 },
  'hero-stay': across(0.35, 0.71),
  'hero-things-to-do': across(0.27, 0.61),
  'hero-tides': across(0.42, 0.855),
  'hero-walks': across(0.35, 0.76),
};

/** Of the home page's picture: shown whole, or not at all. */
export const homeBoat = { left: 0.205, right: 0.41 };

/** @param name of a picture, by day or by night */
export const subjectOf = (name: string): Subject =>
  ownSubjects[name.replace(/-night$/, '')] ?? middle;
