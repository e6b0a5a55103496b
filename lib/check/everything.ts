import { stories } from '@/content/about';
import { stretches } from '@/content/closures';
import { daysOut } from '@/content/days';
import { eventsPageSlugs } from '@/content/events';
import { facilities } from '@/content/facilities';
import { home } from '@/content/home';
import { namesakes } from '@/content/namesakes';
import { notices } from '@/content/notices';
import { pages } from '@/content/pages';
import { places } from '@/content/places';
import { safetySections } from '@/content/safety';
import { site } from '@/content/site';
import { thirdParties } from '@/content/third-parties';
import { linkedSites } from '@/lib/content/linked-sites';
import { tideRecords } from '@/content/tides/port/port';
import { dogRules } from '@/content/transport/dogs';
import { ferries, railways } from '@/content/transport/ferries';
import { imported } from '@/content/transport/imported';
import { services } from '@/content/transport/services';
import { siteTransport } from '@/lib/content/transport';
import { allEntries } from '@/lib/kinds/entries';
import type { SiteContent } from './site-content';

export const siteContent: SiteContent = {
  entries: allEntries(),
  site,
  places,
  eventsPageSlugs,
  daysOut,
  featured: home,
  pages,
  facilities,
  stories,
  notices,
  safetySections,
  tideRecords,
  namesakes,
  namedHosts: [
    ...linkedSites.flatMap(({ hosts }) => hosts),
    ...thirdParties.map(({ host }) => host),
  ],
  stretches,
  transport: { ...siteTransport, services, imported, ferries, railways, dogRules },
};
