import { stories } from '@/content/about';
import { activities } from '@/content/activities';
import { areas } from '@/content/areas';
import { beaches } from '@/content/beaches';
import { events, eventsPageSlugs } from '@/content/events';
import { home } from '@/content/home';
import { namesakes } from '@/content/namesakes';
import { notices } from '@/content/notices';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import { properties } from '@/content/properties';
import { safetySections } from '@/content/safety';
import { site } from '@/content/site';
import { tideRecords } from '@/content/tides/port/port';
import { venues } from '@/content/venues';
import { walks } from '@/content/walks';
import type { SiteContent } from './check';

/** All of `content/` in one object, for checks that sweep it. */
export const siteContent: SiteContent = {
  site,
  places,
  activities,
  walks,
  areas,
  beaches,
  venues,
  properties,
  events,
  eventsPageSlugs,
  featured: home,
  pages,
  stories,
  notices,
  safetySections,
  tideRecords,
  namesakes,
};
