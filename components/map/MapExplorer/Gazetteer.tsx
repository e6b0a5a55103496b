import { Link } from '@/components/ui/Link/Link';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { mapPage } from '@/content/map-page';
import { cardsAtMost } from '@/lib/lists';
import { kinds } from '@/lib/kinds';
import type { MapItem, MapPlace } from '@/lib/map/items';
import * as styles from './MapExplorer.css';

interface GazetteerProps {
  places: readonly MapPlace[];
  /** The things that are shown. */
  items: readonly MapItem[];
  isFiltered: boolean;
}

/** What is at each place of the map, and the way there; the tags on the map lead here. */
export function Gazetteer({ places, items, isFiltered }: GazetteerProps) {
  return (
    <section className={styles.section} aria-labelledby="places">
      <h2 id="places">{mapPage.placesHeading}</h2>
      <p className={styles.sectionIntro}>{mapPage.placesIntro}</p>
      <div className={styles.gazetteer}>
        {places.map(({ slug, name, directions }) => {
          const here = items.filter(({ place }) => place === slug);
          return (
            <div key={slug} id={`place-${slug}`} className={styles.place} tabIndex={-1}>
              <h3 className={styles.placeName}>{name}</h3>
              {here.length > 0 ? (
                <ul className={styles.placeItems}>
                  {here.slice(0, cardsAtMost).map(({ kind, name: itemName, path }) => (
                    <li key={path} className={styles.entry}>
                      <Link className={styles.name} href={path}>
                        {itemName}
                      </Link>
                      <span className={styles.aside}>{kinds[kind].label.one}</span>
                    </li>
                  ))}
                </ul>
              ) : (
                <p>{isFiltered ? mapPage.nothingShown : mapPage.nothingHere}</p>
              )}
              {here.length > cardsAtMost && (
                <p>
                  <a href="#list">And {here.length - cardsAtMost} more, in the list above</a>
                </p>
              )}
              <a className={styles.loneLink} href={directions} target="_blank" rel="noopener">
                {mapPage.directions}
                <VisuallyHidden> to {name} (opens in a new tab)</VisuallyHidden>
              </a>
            </div>
          );
        })}
      </div>
    </section>
  );
}
