import { emailFaults, faultsAt, isWebAddress, path, phoneFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function siteFaults({ site: { contact, formEndpoint } }: SiteContent): Faults {
  return [
    ...phoneFaults(path('site', 'contact.phone'), contact.phone),
    ...emailFaults(path('site', 'contact.email'), contact.email),
    ...(formEndpoint === null
      ? []
      : faultsAt(path('site', 'formEndpoint'), {
          'is neither null nor an https address': !isWebAddress(formEndpoint),
        })),
  ];
}
