/** The ways there and back, as the content has them, for the functions of `lib/ways`. */
import { bankHolidays, bankHolidaysUntil } from '@/content/ways/bank-holidays';
import { dogRules, octoberHalfTerms } from '@/content/ways/dogs';
import { legs, measuredWalks } from '@/content/ways/legs';
import { wayPoints } from '@/content/ways/points';
import { services } from '@/content/ways/services';
import type { DogRule } from '@/content/ways/types';
import type { PlaceSlug } from '@/content/places';
import type { Ways } from '@/lib/ways/data';
import type { YearDays } from '@/lib/ways/year-day';
import { allNotices } from './queries';

/** All that is known of the ways. */
export const siteWays: Ways = {
  points: wayPoints,
  legs,
  measuredWalks,
  services,
  bankHolidays,
  bankHolidaysUntil,
  notices: allNotices(),
};

/** What the days of a year are worked out from. */
export const siteYearDays: YearDays = { bankHolidays, octoberHalfTerms };

/** What is known of dogs at a place; undefined where nobody has read anything. */
export function dogRuleAt(place: PlaceSlug): DogRule | undefined {
  return dogRules.find((rule) => rule.place === place);
}
