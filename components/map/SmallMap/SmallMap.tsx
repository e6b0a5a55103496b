import { Link } from '@/components/ui/Link/Link';
import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { mapPage } from '@/content/map-page';
import { placeBySlug } from '@/lib/content/queries';
import { roundTheVillage, sheet } from '@/lib/map/sheet';
import { routes } from '@/lib/routes';
import { BayDrawing } from '../BayDrawing/BayDrawing';
import * as drawn from '../BayDrawing/BayDrawing.css';
import * as styles from './SmallMap.css';

/** What the small map names, and where the words stand beside the spot, in the sheet's units. */
const names = [
  { place: 'village-centre', text: 'Stoke Fleming', dx: -12, dy: -8, anchor: 'end' },
  { place: 'blackpool-sands', text: 'Blackpool Sands', dx: 12, dy: 22, anchor: 'start' },
  { place: 'strete', text: 'Strete', dx: -12, dy: -4, anchor: 'end' },
] as const;

/** The coast round the village, and the way to the whole map. */
export function SmallMap() {
  return (
    <Link className={styles.link} href={routes.map}>
      <span className={styles.plate}>
        <BayDrawing id="village" viewBox={roundTheVillage} size="small">
          {names.map(({ place, text, dx, dy, anchor }) => {
            const { x, y } = sheet.project(placeBySlug(place).coordinates);
            return (
              <g key={place}>
                <circle className={drawn.spot} cx={x} cy={y} r="5" />
                <text className={drawn.onLand} x={x + dx} y={y + dy} textAnchor={anchor}>
                  {text}
                </text>
              </g>
            );
          })}
        </BayDrawing>
      </span>
      <VisuallyHidden>{mapPage.smallMap} </VisuallyHidden>
      <span className={styles.action}>
        <Icon name="map" />
        {mapPage.smallMapAction}
      </span>
    </Link>
  );
}
