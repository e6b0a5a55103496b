import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { mapPage } from '@/content/map-page';
import type { MapPlace } from '@/lib/map/items';
import * as styles from './PlaceTags.css';

interface PlaceTagsProps {
  places: readonly MapPlace[];
  /** How many of the shown things are at each place. */
  counts: ReadonlyMap<string, number>;
}

/** The names on the map. Each leads to what is at the place, further down the page. */
export function PlaceTags({ places, counts }: PlaceTagsProps) {
  return (
    <ul className={styles.list} aria-label={mapPage.tagsLabel}>
      {places.map(({ slug, label }) => {
        const count = counts.get(slug) ?? 0;
        return (
          <li key={slug} className={styles.position[slug]}>
            <a className={styles.link} href={`#place-${slug}`}>
              <span className={count > 0 ? styles.tag : `${styles.tag} ${styles.quietTag}`}>
                {label}
                {count > 0 && (
                  <span className={styles.count}>
                    <VisuallyHidden>: </VisuallyHidden>
                    {count}
                  </span>
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
