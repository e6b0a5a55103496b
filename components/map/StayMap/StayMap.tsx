import { Button } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { mapLabels } from '@/content/map';
import type { PlaceFacts } from '@/lib/days/facts';
import { type Box, overlaps } from '@/lib/map/boxes';
import { land, sheet } from '@/lib/map/sheet';
import { fullWidth, row, stack } from '@/styles/layout.css';
import * as styles from './StayMap.css';

const shortNames: Readonly<Partial<Record<string, { readonly name: string }>>> = mapLabels;
const HEIGHT = 30;
const WIDTH = 260;

/** Names stand towards the middle of the sheet, and only where no other is in their way. */
function labelled(places: readonly PlaceFacts[]) {
  const taken: Box[] = [];
  return places
    .toSorted((a, b) => Number(b.settled ?? false) - Number(a.settled ?? false))
    .map(({ slug, name, coordinates }) => {
      const { x, y } = sheet.project(coordinates);
      const isEast = x > sheet.width / 2;
      const box = { x: isEast ? x - WIDTH : x, y: y - HEIGHT / 2, width: WIDTH, height: HEIGHT };
      const isFree = !taken.some((other) => overlaps(box, other));
      if (isFree) taken.push(box);
      const label = isFree && (shortNames[slug]?.name ?? name);
      return { slug, x, y, isEast, label };
    });
}

interface StayMapProps {
  places: readonly PlaceFacts[];
  chosen: string | undefined;
  onChoose: (slug: string) => void;
  onClose: () => void;
}

export function StayMap({ places, chosen, onChoose, onClose }: StayMapProps) {
  const marks = labelled(places);

  function pick({ currentTarget, clientX, clientY }: React.MouseEvent<SVGSVGElement>) {
    const at = new DOMPoint(clientX, clientY).matrixTransform(
      currentTarget.getScreenCTM()?.inverse(),
    );
    const distance = ({ x, y }: { x: number; y: number }) => Math.hypot(x - at.x, y - at.y);
    const [nearest] = marks.toSorted((a, b) => distance(a) - distance(b));
    if (nearest) onChoose(nearest.slug);
  }

  return (
    <Dialog open title="Where are you staying?" onClose={onClose}>
      <div className={stack.m}>
        <p>Tap where it is, or choose the nearest place.</p>
        {/* The buttons below do the same for keys. */}
        <svg
          className={`${fullWidth} ${styles.stayMap}`}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          aria-hidden="true"
          onClick={pick}
        >
          <path className={styles.stayLand} d={land} />
          {marks.map(({ slug, x, y, isEast, label }) => (
            <g key={slug} className={slug === chosen ? styles.markChosen : styles.mark}>
              <circle cx={x} cy={y} r="9" />
              {label && (
                <text
                  x={isEast ? x - 16 : x + 16}
                  y={y + HEIGHT / 3}
                  textAnchor={isEast ? 'end' : 'start'}
                >
                  {label}
                </text>
              )}
            </g>
          ))}
        </svg>
        <ul className={row.xs} aria-label="Places on the map">
          {places.map(({ slug, name }) => (
            <li key={slug}>
              <Button
                variant="secondary"
                aria-current={slug === chosen}
                translate="no"
                onClick={() => onChoose(slug)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
