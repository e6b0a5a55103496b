import { isRecord } from '../modules';
import {
  choiceFaults,
  emailFaults,
  faultsAt,
  path,
  phoneFaults,
  webFaults,
  type Faults,
} from './faults';
import { shapeFaults, type Shape } from './shape';
import type { SiteContent } from './site-content';

const postcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

type Site = SiteContent['site'];

const shape: Shape<Omit<Site, 'formEndpoint'>> = {
  content: 'text',
  url: 'text',
  timeZone: 'text',
  bounds: { name: 'text', south: 'number', north: 'number', west: 'number', east: 'number' },
  contact: { postcode: 'text', phone: 'text', email: 'text' },
};

/** The fields of `shape` alone: the site has more, which no rule asks for. */
function ruled(value: object, rules: object): object {
  const values = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(rules).map(([field, rule]: [string, unknown]) => {
      const inner = values[field];
      return [field, isRecord(rule) && isRecord(inner) ? ruled(inner, rule) : inner];
    }),
  );
}

/** What is missing in `content/site.ts`, or of another sort than it should be. */
export function siteShapeFaults({ site }: SiteContent): Faults {
  return shapeFaults(path('site'), ruled(site, shape) as Omit<Site, 'formEndpoint'>, shape);
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Whether an address has more than a host, such as a folder. */
function isDeep(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search, hash } = new URL(url);
  return pathname !== '/' || search !== '' || hash !== '';
}

export function siteFaults({ site }: SiteContent): Faults {
  const { contact, formEndpoint } = site;
  return [
    ...choiceFaults(path('site', 'content'), site.content, ['sample', 'own']),
    ...webFaults(path('site', 'url'), site.url),
    ...faultsAt(path('site', 'url'), {
      [`"${site.url}" ends with a slash; leave it out`]: site.url.endsWith('/'),
      [`"${site.url}" has more than the host; write it such as https://www.name.co.uk (a folder of the host stands in NEXT_PUBLIC_BASE_PATH, see docs/deploying.md)`]:
        isDeep(site.url.replace(/\/$/, '')),
    }),
    ...faultsAt(path('site', 'timeZone'), {
      [`"${site.timeZone}" is no time zone; write it such as Europe/London`]: !isTimeZone(
        site.timeZone,
      ),
    }),
    ...faultsAt(path('site', 'contact › postcode'), {
      [`"${contact.postcode}" is not a postcode; write it such as AB1 2CD`]: !postcode.test(
        contact.postcode,
      ),
    }),
    ...phoneFaults(path('site', 'contact › phone'), contact.phone),
    ...emailFaults(path('site', 'contact › email'), contact.email),
    ...(formEndpoint === null ? [] : webFaults(path('site', 'formEndpoint'), formEndpoint)),
  ];
}
