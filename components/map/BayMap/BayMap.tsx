import type { ReactNode } from 'react';
import { ByClosure } from '@/components/notices/TravelNotice/ByClosure';
import * as paths from '@/components/ui/Icon/paths';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { closableRoads, mapLabels } from '@/content/map';
import { mapPage } from '@/content/map-page';
import { notices } from '@/content/notices';
import { places } from '@/content/places';
import type { ItemKind } from '@/content/types';
import { whereClosed } from '@/lib/content/queries';
import { directionsUrl } from '@/lib/directions';
import { KINDS, kinds } from '@/lib/kinds';
import { mapItems } from '@/lib/map/items';
import { wholeBay } from '@/lib/map/sheet';
import { noticesClosing } from '@/lib/trust/closure';
import { formatDate } from '@/lib/time/words';
import { BayDrawing, RoadMark } from '../BayDrawing/BayDrawing';
import * as drawn from '../BayDrawing/BayDrawing.css';
import { Furniture, Spots } from '../BayDrawing/BayMarks';
import { MapExplorer } from '../MapExplorer/MapExplorer';
import * as styles from './BayMap.css';

/** The drawn roads that a notice closes, each with the words of the latest. */
const closures = closableRoads.flatMap(({ closedBy, line }) => {
  const closing = noticesClosing(closedBy, notices);
  const latest = closing.at(-1);
  return latest
    ? [
        {
          stretch: closedBy,
          line,
          latest,
          notices: closing.map(({ closes, from, until }) => ({ closes, from, until })),
        },
      ]
    : [];
});

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
        {closures.map(({ stretch, latest, notices: closing }) => {
          const checked = (
            <>
              {formatDate(latest.checked)}: <a href={latest.source.url}>{latest.source.name}</a>
            </>
          );
          return (
            <ByClosure
              key={stretch}
              stretch={stretch}
              notices={closing}
              closed={
                <KeyEntry looks={[drawn.roadEdge, drawn.closure]}>
                  {mapPage.keyClosed} {whereClosed(stretch)}, when we checked on {checked}
                </KeyEntry>
              }
              unknown={
                <KeyEntry looks={[drawn.roadEdge, drawn.road, drawn.notKnown]}>
                  {mapPage.keyUnknown} {whereClosed(stretch)}. It was closed when we checked on{' '}
                  {checked}
                </KeyEntry>
              }
            />
          );
        })}
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
          {closures.map(({ stretch, line, notices: closing }) => (
            <ByClosure
              key={stretch}
              stretch={stretch}
              notices={closing}
              closed={<RoadMark line={line} state="closed" />}
              unknown={<RoadMark line={line} state="unknown" />}
            />
          ))}
          <Furniture />
          <Spots />
        </BayDrawing>
      }
      caption={<Caption />}
    />
  );
}
