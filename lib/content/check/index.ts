/**
 * The rules that types cannot hold: every fault of the content as a sentence that names the file,
 * the entry and the field, and says what to write. One file a kind; a new kind is added to the
 * lists below.
 */
import type { ItemKind } from '@/content/types';
import { activityKind } from './activities';
import { areaKind } from './areas';
import { beachKind } from './beaches';
import { codeFaults } from './codes';
import { countedFaults } from './counted';
import { dayOutFaults, withWholeDaysOut } from './days';
import { eventKind } from './events';
import type { Check, Faults } from './faults';
import type { KindCheck } from './items';
import { nameFaults } from './names';
import { noticeFaults } from './notices';
import { pageFaults, withWholePages } from './pages';
import { placesFaults } from './places';
import { propertyIdFaults, propertyKind } from './properties';
import { referenceFaults } from './references';
import { safetyFaults } from './safety';
import { sampleFaults } from './sample';
import { siteFaults, siteShapeFaults } from './site';
import type { SiteContent } from './site-content';
import { storyFaults } from './stories';
import { tideFaults } from './tides';
import { uniqueSeoFaults } from './unique-seo';
import { walkKind } from './walks';
import { venueKind } from './venues';
import { wayFaults } from './ways';

export type { SiteContent } from './site-content';
export { formFaults } from './forms';
export { textFaults } from './texts';

/** The things that have a page of their own. */
const kindChecks: Readonly<Record<ItemKind, KindCheck>> = {
  activity: activityKind,
  walk: walkKind,
  area: areaKind,
  beach: beachKind,
  venue: venueKind,
  property: propertyKind,
  event: eventKind,
};

/** What is looked at entry by entry. */
const checks: readonly Check[] = [
  siteFaults,
  placesFaults,
  ...Object.values(kindChecks).map(({ check }) => check),
  propertyIdFaults,
  pageFaults,
  storyFaults,
  noticeFaults,
  safetyFaults,
  dayOutFaults,
  tideFaults,
  wayFaults,
  referenceFaults,
];

/** What compares entries; those that lack a field have been named already, and are left out. */
const comparisons: readonly Check[] = [
  uniqueSeoFaults,
  nameFaults,
  countedFaults,
  codeFaults(
    Object.fromEntries(
      Object.entries(kindChecks).map(([kind, { file }]) => [kind, file]),
    ) as Record<ItemKind, string>,
  ),
];

/**
 * Every fault of the content, in sentences such as
 * "content/events.ts › village-fair › startDate: "2025-02-30" is not a day of the calendar; write …".
 */
export function contentFaults(content: SiteContent): Faults {
  const lacks = siteShapeFaults(content);
  // All else asks where the site's bounds are, or what its address is.
  if (lacks.length > 0) return lacks;
  const wholeContent = Object.values(kindChecks).reduce(
    (all, { whole }) => whole(all),
    withWholeDaysOut(withWholePages(content)),
  );
  return [
    ...checks.flatMap((check) => check(content)),
    ...comparisons.flatMap((check) => check(wholeContent)),
    ...(content.site.content === 'sample' ? sampleFaults(wholeContent, content) : []),
  ];
}
