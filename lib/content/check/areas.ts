import { faultsAt, outside, path, wordFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function areaFaults({ areas }: SiteContent): Faults {
  return areas.flatMap(({ slug, attractions }) => {
    const at = path('areas', slug, 'attractions');
    const count = attractions.length;
    return [
      ...faultsAt(at, { [`${count} attractions, 3 to 5 are needed`]: outside(count, 3, 5) }),
      ...attractions.flatMap((text) => wordFaults(`${at} › ${text}`, text, 2, 4)),
    ];
  });
}
