/** The words beside the tides of an invented port. */
import type { TideSourceId, TideSourceText } from '@/content/tides/types';
import type { Source } from '@/content/types';
import { tidePort } from './port';

/** Stands beside every tide that the site shows. */
export const tideCaution = 'Not for navigation';

/** Stands beside tides that are predictions and nothing else, which the rough estimate is not. */
export const tideNotice = 'Predicted, not for navigation';

/** What each source is called, and what it is worth. */
export const tideSourceTexts: Readonly<Record<TideSourceId, TideSourceText>> = {
  record: { label: 'Tide table', meaning: 'from this guide’s tide table.' },
  prediction: { label: 'Prediction', meaning: 'worked out from invented figures.' },
  estimate: {
    label: 'Rough estimate',
    meaning:
      'an average tide, for days that our predictions do not reach. It can be hours and metres wrong: use an official table.',
  },
};

/** How the predictions are made and what they are worth, a paragraph each. */
export const tideMethod: readonly string[] = [
  `${tidePort.name} is an invented port, and its five constituents are round figures: they make a tide that looks like one, and no tide that there is.`,
  `A tide is called springs when high and low water are ${tidePort.springsFrom} m or more apart, and neaps when they are ${tidePort.neapsTo} m or less apart.`,
];

/** To be printed wherever predictions are. */
export const tideAttribution =
  'Tides of an invented port, from invented constituents. Not for navigation.';

/** Where official predictions are, and how tides are worked out. */
export const tideLinks = {
  official: { name: 'Admiralty EasyTide', url: 'https://easytide.admiralty.co.uk/' },
  database: { name: 'Neaps tide database', url: 'https://github.com/openwatersio/tide-database' },
  measurements: { name: 'TICON-4', url: 'https://doi.org/10.17882/109129' },
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
} as const satisfies Record<string, Source>;
