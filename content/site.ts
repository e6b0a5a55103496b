/**
 * Who the site speaks for: the names, addresses and numbers that the whole site repeats, the keys
 * in the visitor's browser and the names of the files that it saves. What else is the place's own
 * stands in the files beside this one; `npm run check` refuses such names outside `content/`.
 */
import type { SocialLink } from './types';

export {
  forecastAskStorageKey,
  forecastStorageKey,
  plannerFileName,
  plannerStorageKey,
  slashKeyStorageKey,
  tripsStorageKey,
} from './keys';

export const site = {
  /**
   * 'sample': the content is the invented one that came with the guide: numbers ring nobody and
   * addresses are in .example.
   * 'own': it is a real guide's, and only the form of numbers and addresses is looked at.
   */
  content: 'sample' as 'sample' | 'own',
  name: 'Stoke Fleming',
  region: 'South Devon',
  county: 'Devon',
  country: 'England',
  /** ISO 3166-1, for addresses in structured data. */
  countryCode: 'GB',
  /** The public address, without a slash at the end. */
  url: 'https://www.visitstokefleming.example',
  /** Roughly where all places lie, in degrees: a slip of a digit lands elsewhere. */
  bounds: { name: 'the South Hams', south: 50.19, north: 50.56, west: -4.16, east: -3.49 },
  locale: 'en-GB',
  timeZone: 'Europe/London',
  /** The water that it looks out on. */
  bay: 'Start Bay',
  tagline: 'A village on the cliffs of Start Bay',
  /** The blurb of the footer. */
  description:
    'Stoke Fleming stands on the cliffs of Start Bay in South Devon, with a church tower that ' +
    'ships once steered by and a shingle cove at the foot of the hill. This guide helps you ' +
    'plan the day, and reminds you to bring a jumper.',
  contact: {
    addressLines: ['Stoke Fleming Visitor Centre', 'Village Green', 'Stoke Fleming', 'Devon'],
    postcode: 'TQ6 0ZZ',
    phone: '01632 960100',
    email: 'hello@visitstokefleming.example',
  },
  visiting: {
    responseTime: '24 hours',
    phoneHours: 'Mon-Fri 9:00-17:00',
    visitorCentreHours: 'daily 10:00-16:00',
  },
  /** Accounts that do not exist yet: shown as placeholders, without an address. */
  social: [
    { label: 'Facebook', icon: 'facebook' },
    { label: 'Instagram', icon: 'instagram' },
    { label: 'YouTube', icon: 'youtube' },
  ] satisfies readonly SocialLink[] as readonly SocialLink[],
  /**
   * Where the newsletter and contact forms are posted, a full `https://` address. With `null`
   * nothing is sent, and the forms only say thank you.
   */
  formEndpoint: null as string | null,
  /**
   * Whether visitors may ask for a forecast, from the service in `forecast.ts`. Read
   * docs/forecast.md before you leave it on; 'off' takes it away everywhere.
   */
  forecast: 'open-meteo' as 'open-meteo' | 'off',
} as const;
