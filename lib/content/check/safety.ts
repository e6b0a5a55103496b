import { entryFaults } from './entries';
import { countFaults, sourceFaults, type Faults } from './faults';
import { listOf, sourceShape } from './shape';
import type { SiteContent } from './site-content';

export function safetyFaults({ safetySections }: SiteContent): Faults {
  return entryFaults(
    'safety',
    safetySections,
    ({ slug }) => slug,
    { slug: 'text', title: 'text', steps: 'texts', sources: listOf(sourceShape) },
    ({ sources }, at) => [
      ...countFaults(`${at} › sources`, sources.length, 'sources', 1),
      ...sources.flatMap((source, index) => sourceFaults(`${at} › sources[${index}]`, source)),
    ],
  );
}
