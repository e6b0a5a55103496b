import { dateFaults, path, pictureFaults, seoFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function pageFaults({ pages }: SiteContent): Faults {
  return Object.entries(pages).flatMap(([name, page]) => {
    const at = path('pages', name);
    return [
      ...seoFaults(at, page.seo),
      ...pictureFaults(`${at} › image`, page.image),
      ...dateFaults(`${at} › updated`, page.updated),
    ];
  });
}
