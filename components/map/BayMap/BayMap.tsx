import type { ReactNode } from 'react';
import { WhileCurrent } from '@/components/notices/TravelNotice/WhileCurrent';
import * as paths from '@/components/ui/Icon/paths';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { mapLabels } from '@/content/map';
import { mapPage } from '@/content/map-page';
import { notices } from '@/content/notices';
import { places } from '@/content/places';
import type { ItemKind } from '@/content/types';
import { directionsUrl } from '@/lib/directions';
import { KINDS, kinds } from '@/lib/kinds';
import { mapItems } from '@/lib/map/items';
import { wholeBay } from '@/lib/map/sheet';
import { formatDate } from '@/lib/time/words';
import { BayDrawing, ClosedRoad } from '../BayDrawing/BayDrawing';
import * as drawn from '../BayDrawing/BayDrawing.css';
import { Furniture, Spots } from '../BayDrawing/BayMarks';
import { MapExplorer } from '../MapExplorer/MapExplorer';
import * as styles from './BayMap.css';

const [closure] = notices;

const glyphs = Object.fromEntries(KINDS.map((kind) => [kind, paths[kinds[kind].icon]])) as Record<
  ItemKind,
  string
>;

function KeyEntry({ looks, children }: { looks: readonly string[]; children: ReactNode }) {
  return (
    <li className={styles.keyEntry}>
      <svg
        className={`${drawn.drawing} ${styles.keySample}`}
        viewBox="0 0 40 12"
        aria-hidden="true"
      >
        {looks.map((look) => (
          <path key={look} className={look} d="M4 6h32" />
        ))}
      </svg>
      <span>{children}</span>
    </li>
  );
}

function Caption() {
  return (
    <figcaption className={styles.caption}>
      <VisuallyHidden>{mapPage.drawing}</VisuallyHidden>
      <ul className={styles.key}>
        <KeyEntry looks={[drawn.roadEdge, drawn.road]}>{mapPage.keyRoad}</KeyEntry>
        <WhileCurrent from={closure.from} until={closure.until}>
          <KeyEntry looks={[drawn.roadEdge, drawn.closure]}>
            {mapPage.keyClosed} between Torcross and Strete Gate, when we checked on{' '}
            {formatDate(closure.checked)}: <a href={closure.source.url}>{closure.source.name}</a>
          </KeyEntry>
        </WhileCurrent>
        <KeyEntry looks={[drawn.path]}>{mapPage.keyPath}</KeyEntry>
      </ul>
      <p>{mapPage.caption}</p>
    </figcaption>
  );
}

/** The map page's map: drawn while the site is built, with everything that is on it. */
export function BayMap() {
  return (
    <MapExplorer
      places={places.map(({ slug, name, coordinates }) => ({
        slug,
        name,
        label: mapLabels[slug].name,
        coordinates,
        directions: directionsUrl(coordinates),
      }))}
      items={mapItems()}
      glyphs={glyphs}
      drawing={
        <BayDrawing id="bay" viewBox={wholeBay}>
          <WhileCurrent from={closure.from} until={closure.until}>
            <ClosedRoad />
          </WhileCurrent>
          <Furniture />
          <Spots />
        </BayDrawing>
      }
      caption={<Caption />}
    />
  );
}
