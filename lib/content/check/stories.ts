import { entryFaults } from './entries';
import { countFaults, pictureFaults, slugFaults, type Faults } from './faults';
import { pictureShape } from './shape';
import type { SiteContent } from './site-content';

export function storyFaults({ stories }: SiteContent): Faults {
  return [
    ...slugFaults(
      'about',
      stories.map(({ slug }) => slug),
    ),
    ...entryFaults(
      'about',
      stories,
      ({ slug }) => slug,
      { slug: 'text', title: 'text', image: pictureShape, paragraphs: 'texts' },
      ({ image, paragraphs }, at) => [
        ...pictureFaults(`${at} › image`, image),
        ...countFaults(`${at} › paragraphs`, paragraphs.length, 'paragraphs', 2, 3),
      ],
    ),
  ];
}
