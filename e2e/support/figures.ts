/** What pages show of the hour: each of these is seen, or the page has not answered. */
import { kindPath } from '@/lib/kinds';
import { routes } from '@/lib/routes';
import { allOfKind } from '@/lib/kinds/entries';
import type { Target } from '../engines/tab';
import { nth } from './things';

export const noon = '2026-06-23T11:00:00Z';

interface Figure extends Target {
  /** How many there are at least, if not one. */
  readonly least?: number;
  /** Folded on a phone, where the tide tables are a link away. */
  readonly isWide?: boolean;
}

const time = /\d\d:\d\d/;
const tidalBeach = nth(
  allOfKind('beach').filter(({ tideAccess }) => tideAccess),
  0,
);

const tide: readonly Figure[] = [
  { css: 'main p', name: /^\d\.\d m$/ },
  { css: 'main dd', name: time, least: 2 },
  { css: 'main svg[role=img]', name: /^Today’s tide: .*\d\d:\d\d/ },
];
const sentence = { css: 'main span', name: /^Light until \d\d:\d\d, .*\.$/ };

export const figures: Readonly<Record<string, readonly Figure[]>> = {
  [routes.home]: [...tide, sentence],
  [routes.today]: [
    ...tide,
    sentence,
    { css: 'main *', name: /^Tue 23 Jun$/ },
    { css: 'main *', name: /^12:00$/ },
    { css: '#what-fits li', name: time },
    { css: '[aria-labelledby=today-open] li', name: time },
    { css: '[aria-labelledby=today-light] p', name: /light left/ },
    { css: '[aria-labelledby=today-ways-home] p', name: time },
  ],
  [routes.tides]: [
    ...tide,
    { css: 'main tbody tr', name: /23 Jun.*\d\d:\d\d/ },
    { css: 'main tr', name: time, least: 8 },
  ],
  [routes.gettingAround]: [
    { css: '#now h3', name: /\w/ },
    { css: '#now :is(p, td)', name: /\bbus /i },
  ],
  [kindPath('beach', tidalBeach.slug)]: [
    { css: 'main li', name: /^Today.*\d\d:\d\d/, isWide: true },
    { css: 'main p', name: /^Set out by \d\d:\d\d to be down by dark/ },
  ],
  [routes.plannerDays]: [
    { css: 'main h4', name: /\w/ },
    { css: '[aria-label="Stops of Day 1"] li', name: time },
  ],
};
