import { faultsAt, path, sourceFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function safetyFaults({ safetySections }: SiteContent): Faults {
  return safetySections.flatMap(({ slug, sources }) => {
    const at = path('safety', slug);
    return [
      ...faultsAt(`${at} › sources`, { 'names none': sources.length === 0 }),
      ...sources.flatMap((source, index) => sourceFaults(`${at} › sources[${index}]`, source)),
    ];
  });
}
