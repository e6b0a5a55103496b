/** The words beside the tides: what they are worth, and where they come from. */
import { site } from '@/content/site';
import type { TideSourceId, TideSourceText } from '@/content/tides/types';
import type { Source } from '@/content/types';
import { tidePort } from './port';

/** Stands beside every tide that the site shows. */
export const tideCaution = 'Not for navigation';

/** Stands beside tides that are predictions and nothing else, which the rough estimate is not. */
export const tideNotice = 'Predicted, not for navigation';

/** What each source is called, and what it is worth. */
export const tideSourceTexts: Readonly<Record<TideSourceId, TideSourceText>> = {
  record: {
    label: 'Tide table',
    meaning: 'for 1 to 3 August 2025.',
  },
  prediction: {
    label: 'Our prediction',
    meaning: 'from measurements on either side of Start Bay.',
  },
  estimate: {
    label: 'Rough estimate',
    meaning: 'it can be hours and metres wrong. Use an official table.',
  },
};

/** How the predictions are made and what they are worth, a paragraph each. */
export const tideMethod: readonly string[] = [
  `The sea answers the pull of the moon and the sun in a few dozen regular rhythms. Years of measurements at Devonport, to the west, and at Teignmouth, to the east, tell how strong each rhythm is there and when it peaks. ${tidePort.name} lies between them, so we take the rhythms halfway between the two and add them up for each minute of the day.`,
  'Expect times within about 10 minutes of an official table, 15 minutes or more at neap tides, and heights within about 0.15 m. Heights are metres above chart datum, the level that charts count depths from, close to the lowest tide there is.',
  'Weather moves the sea too. High pressure presses it down and low pressure lets it rise, by about 0.1 m for each 10 millibars, and a strong wind onto the shore piles it up further. None of that is in these figures.',
  `It is a spring tide when high and low water are ${tidePort.springsFrom} m or more apart, and a neap tide when they are ${tidePort.neapsTo} m or less apart. At a spring tide the sea goes out furthest, comes in furthest, and does so fastest.`,
  `All times are local time in ${site.county}, with summer time where it applies. The predictions reach to the end of ${tidePort.predictedYears.last}.`,
];

/** To be printed wherever predictions are, as the licence of the measurements asks. */
export const tideAttribution =
  'Tide predictions derived (blended) from Devonport and Teignmouth constants. Neaps tide database (github.com/openwatersio/tide-database). Source: Hart-Davis, M., Dettmering, D., Seitz, F. (2025), TICON-4: TIdal CONstants based on GESLA-4 sea-level records, SEANOE, doi.org/10.17882/109129. Licensed CC BY 4.0. Modified. Not for navigation.';

/** Where the measurements, their licence and official predictions are. */
export const tideLinks = {
  official: { name: 'Admiralty EasyTide', url: 'https://easytide.admiralty.co.uk/' },
  database: {
    name: 'Neaps tide database',
    url: 'https://github.com/openwatersio/tide-database',
  },
  measurements: { name: 'TICON-4', url: 'https://doi.org/10.17882/109129' },
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
} as const satisfies Record<string, Source>;
