import { dateFaults, path, pictureFaults, seoFaults, type Faults } from './faults';
import { optional, pictureShape, shapeFaults, type Shape } from './shape';
import type { SiteContent } from './site-content';
import type { Page } from '@/content/types';

const shape: Shape<Page> = {
  seo: { title: 'text', description: 'text' },
  title: 'text',
  intro: 'text',
  image: pictureShape,
  strip: optional(pictureShape),
  updated: 'text',
};

export function pageFaults({ pages }: SiteContent): Faults {
  return Object.entries(pages).flatMap(([name, page]) => {
    const at = path('pages', name);
    const lacks = shapeFaults(at, page, shape);
    return lacks.length > 0
      ? lacks
      : [
          ...seoFaults(at, page.seo),
          ...pictureFaults(`${at} › image`, page.image),
          ...(page.strip ? pictureFaults(`${at} › strip`, page.strip) : []),
          ...dateFaults(`${at} › updated`, page.updated),
        ];
  });
}

/** The content without those pages that lack a text. */
export function withWholePages(content: SiteContent): SiteContent {
  const pages = Object.entries(content.pages).filter(
    ([, page]) => shapeFaults('', page, shape).length === 0,
  );
  return { ...content, pages: Object.fromEntries(pages) };
}
