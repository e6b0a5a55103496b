import { faultsAt, path, pictureFaults, ratingFaults, sourceFaults, type Faults } from './faults';
import type { SiteContent } from './site-content';

export function beachFaults({ beaches }: SiteContent): Faults {
  return beaches.flatMap((beach) => {
    const at = path('beaches', beach.slug);
    const [first] = beach.gallery;
    return [
      ...ratingFaults(at, beach.rating),
      ...faultsAt(`${at} › gallery`, {
        [`${beach.gallery.length} pictures, 4 are needed`]: beach.gallery.length !== 4,
        'the first picture is not the image': first?.src !== beach.image.src,
      }),
      ...beach.gallery.flatMap((picture, index) =>
        pictureFaults(`${at} › gallery[${index}]`, picture),
      ),
      ...(beach.tideAccess
        ? sourceFaults(`${at} › tideAccess.source`, beach.tideAccess.source)
        : []),
    ];
  });
}
