import { faultsAt, outside, path, pictureFaults, slugFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function storyFaults({ stories }: SiteContent): Faults {
  return [
    ...slugFaults(
      'about',
      stories.map(({ slug }) => slug),
    ),
    ...stories.flatMap((story) => {
      const at = path('about', story.slug);
      const count = story.paragraphs.length;
      return [
        ...pictureFaults(`${at} › image`, story.image),
        ...faultsAt(`${at} › paragraphs`, {
          [`${count} paragraphs, 2 or 3 are needed`]: outside(count, 2, 3),
        }),
      ];
    }),
  ];
}
