import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { SelectField } from '@/components/ui/Field/Field';
import type { PlaceFacts } from '@/lib/days/facts';
import { frameOf } from '@/lib/map/projection';
import * as styles from './Days.css';

const width = 320;
const margin = 0.02;

interface StayMapProps {
  places: readonly PlaceFacts[];
  onChoose: (slug: string) => void;
  onClose: () => void;
}

export function StayMap({ places, onChoose, onClose }: StayMapProps) {
  const [slug, setSlug] = useState(places[0]?.slug ?? '');
  const [north, east] = (['latitude', 'longitude'] as const).map(
    (side) => Math.max(...places.map(({ coordinates }) => coordinates[side])) + margin,
  );
  const [south, west] = (['latitude', 'longitude'] as const).map(
    (side) => Math.min(...places.map(({ coordinates }) => coordinates[side])) - margin,
  );
  const frame = frameOf(
    { north: north ?? 0, east: east ?? 0, south: south ?? 0, west: west ?? 0 },
    width,
  );
  const spots = places.map((place) => ({ ...place, at: frame.project(place.coordinates) }));

  function pick({ currentTarget, clientX, clientY }: React.MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.left) / box.width) * frame.width;
    const y = ((clientY - box.top) / box.height) * frame.height;
    const [nearest] = spots.toSorted(
      (a, b) => Math.hypot(a.at.x - x, a.at.y - y) - Math.hypot(b.at.x - x, b.at.y - y),
    );
    if (nearest) setSlug(nearest.slug);
  }

  return (
    <Dialog open title="Where are you staying?" onClose={onClose}>
      <form
        className={styles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(slug);
          onClose();
        }}
      >
        <SelectField
          id="stay-near"
          label="Nearest place on our map"
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
        >
          {places.map((place) => (
            <option key={place.slug} value={place.slug}>
              {place.name}
            </option>
          ))}
        </SelectField>
        {/* The list above does the same for keys. */}
        <svg
          className={styles.stayMap}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          aria-hidden="true"
          onClick={pick}
        >
          {spots.map(({ slug: spot, name, at: { x, y } }) => (
            <g key={spot} className={spot === slug ? styles.spotChosen : styles.spot}>
              <circle cx={x} cy={y} r="6" />
              <text
                x={x > frame.width / 2 ? x - 10 : x + 10}
                y={y + 4}
                textAnchor={x > frame.width / 2 ? 'end' : 'start'}
              >
                {name}
              </text>
            </g>
          ))}
        </svg>
        <div className={styles.buttons}>
          <Button type="submit">Stay near here</Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
