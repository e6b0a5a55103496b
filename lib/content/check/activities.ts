import { faultsAt, outside, path, ratingFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function activityFaults({ activities }: SiteContent): Faults {
  return activities.flatMap(({ slug, rating, tips }) => {
    const at = path('activities', slug);
    return [
      ...ratingFaults(at, rating),
      ...faultsAt(`${at} › tips`, {
        [`${tips.length} tips, 2 to 4 are needed`]: outside(tips.length, 2, 4),
      }),
    ];
  });
}
