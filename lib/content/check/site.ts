import {
  choiceFaults,
  emailFaults,
  faultsAt,
  path,
  phoneFaults,
  webFaults,
  type Faults,
} from './faults';
import type { SiteContent } from './site-content';

const postcode = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;

export function siteFaults({ site }: SiteContent): Faults {
  const { contact, formEndpoint } = site;
  return [
    ...choiceFaults(path('site', 'content'), site.content, ['sample', 'own']),
    ...webFaults(path('site', 'url'), site.url),
    ...faultsAt(path('site', 'url'), {
      [`"${site.url}" ends with a slash; leave it out`]: site.url.endsWith('/'),
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
