/**
 * The rules that types cannot hold: every fault of the content as a sentence that names the file,
 * the entry and the field. One file a kind; a new kind is added to the list below.
 */
import { activityFaults } from './activities';
import { areaFaults } from './areas';
import { beachFaults } from './beaches';
import { eventFaults } from './events';
import type { Check, Faults } from './faults';
import { itemFaults } from './items';
import { noticeFaults } from './notices';
import { pageFaults } from './pages';
import { placesFaults } from './places';
import { promiseFaults } from './promises';
import { propertyFaults } from './properties';
import { referenceFaults } from './references';
import { safetyFaults } from './safety';
import { sampleFaults } from './sample';
import { siteFaults } from './site';
import type { SiteContent } from './site-content';
import { storyFaults } from './stories';
import { tideFaults } from './tides';
import { uniqueSeoFaults } from './unique-seo';
import { venueFaults } from './venues';

export type { SiteContent } from './site-content';

const checks: readonly Check[] = [
  siteFaults,
  placesFaults,
  itemFaults,
  activityFaults,
  areaFaults,
  beachFaults,
  venueFaults,
  propertyFaults,
  eventFaults,
  pageFaults,
  storyFaults,
  noticeFaults,
  safetyFaults,
  tideFaults,
  referenceFaults,
  uniqueSeoFaults,
  promiseFaults,
  sampleFaults,
];

/**
 * Every fault of the content, in sentences such as
 * "content/events.ts › village-fair › startDate: 2025-02-30 is not a date that exists".
 */
export function contentFaults(content: SiteContent): Faults {
  return checks.flatMap((check) => check(content));
}
