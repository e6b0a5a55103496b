import { Link } from '@/components/ui/Link/Link';
import { Icon } from '@/components/ui/Icon/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { mapLabels, smallMapLabels } from '@/content/map';
import { mapPage } from '@/content/map-page';
import { placeBySlug } from '@/lib/content/queries';
import { roundTheVillage, sheet } from '@/lib/map/sheet';
import { routes } from '@/lib/routes';
import { BayDrawing } from '../BayDrawing/BayDrawing';
import * as drawn from '../BayDrawing/BayDrawing.css';
import * as styles from './SmallMap.css';

/** The coast round the village, and the way to the whole map. */
export function SmallMap() {
  return (
    <Link className={styles.link} href={routes.map}>
      <span className={styles.plate}>
        <BayDrawing id="village" viewBox={roundTheVillage}>
          {smallMapLabels.map(({ place, dx, dy, runs }) => {
            const { x, y } = sheet.project(placeBySlug(place).coordinates);
            return (
              <g key={place}>
                <circle className={drawn.spot} cx={x} cy={y} r="5" />
                <text
                  className={drawn.onLand}
                  x={x + dx}
                  y={y + dy}
                  textAnchor={runs === 'left' ? 'end' : 'start'}
                >
                  {mapLabels[place].name}
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
