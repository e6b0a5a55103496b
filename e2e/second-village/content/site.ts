/**
 * Who the site speaks for: the names, addresses and numbers that the whole site repeats, the keys
 * in the visitor's browser and the names of the files that it saves. What else is the place's own
 * stands in the files beside this one; `npm run check` refuses such names outside `content/`.
 */
import type { SocialLink } from './types';

export { plannerFileName, plannerStorageKey, slashKeyStorageKey, tripsStorageKey } from './keys';

export const site = {
  content: 'own' as 'sample' | 'own',
  name: 'Kettle Staith',
  region: 'North Angus',
  county: 'Angus',
  country: 'Scotland',
  /** ISO 3166-1, for addresses in structured data. */
  countryCode: 'GB',
  /** The public address, without a slash at the end. */
  url: 'https://www.visitkettlestaith.test',
  bounds: { name: 'the Angus coast', south: 56.4, north: 57, west: -2.9, east: -2.2 },
  bay: 'Skerr Bay',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  tagline: 'A village on the cliffs of Skerr Bay',
  /** The blurb of the footer. */
  description:
    'Kettle Staith stands on the cliffs of Skerr Bay in North Angus, with a church tower that ' +
    'ships once steered by and a shingle cove at the foot of the hill. This guide helps you ' +
    'plan the day, and reminds you to bring a jumper.',
  contact: {
    addressLines: ['Kettle Staith Visitor Centre', 'Village Green', 'Kettle Staith', 'Angus'],
    postcode: 'DD10 9QX',
    phone: '+44 (0)1674 820100',
    email: 'hello@visitkettlestaith.test',
  },
  visiting: {
    responseTime: '24 hours',
    phoneHours: 'Mon-Fri 9:00-17:00',
    visitorCentreHours: 'daily 10:00-16:00',
  },
  /** Accounts that do not exist yet: shown as placeholders, without an address. */
  social: [
    { label: 'Instagram', sign: 'instagram' },
  ] satisfies readonly SocialLink[] as readonly SocialLink[],
  /**
   * Where the newsletter and contact forms are posted, a full `https://` address. With `null`
   * nothing is sent, and the forms only say thank you.
   */
  formEndpoint: null as string | null,
} as const;
