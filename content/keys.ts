/**
 * What things of this site are called in visitors' browsers. Every page needs these names, and none
 * of them the rest of `site.ts`.
 */

/** The key in the visitor's browser. Changing it would lose every saved planner. */
export const plannerStorageKey = 'stoke-fleming-planner';

/** Holds something where the visitor has switched off the key `/`. Begins as all of the site's keys do. */
export const slashKeyStorageKey = 'stoke-fleming-planner-slash-key';

/**
 * The key of the visitor's days. It begins with the planner's, so that whoever clears that clears
 * the days as well.
 */
export const tripsStorageKey = 'stoke-fleming-planner-days';

/** The last forecast, and that it is always asked for. */
export const forecastStorageKey = 'stoke-fleming-planner-forecast';
export const forecastAskStorageKey = 'stoke-fleming-planner-forecast-ask';

/** What the exported planner is saved as. */
export const plannerFileName = 'stoke-fleming-planner.pdf';

/** The calendar file with all events; those who subscribed to it ask for this name again and again. */
export const programmeFileName = 'stoke-fleming-events.ics';
