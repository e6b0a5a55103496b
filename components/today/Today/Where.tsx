import { useEffect, useRef, useState } from 'react';
import { askPosition } from '@/components/browser/ask-position';
import { Button } from '@/components/ui/Button/Button';
import { SelectField } from '@/components/ui/Field/SelectField';
import type { ReachablePlace } from '@/lib/today/places';
import { choosePlace, useWhereabouts } from '../use-whereabouts';
import { text } from '@/styles/text.css';
import * as styles from './Today.css';

/** Milliseconds for a device to find where it is. */
const positionMs = 20_000;

export function Where({ places }: { places: readonly ReachablePlace[] }) {
  const { place } = useWhereabouts(places);
  const [message, setMessage] = useState('');
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);

  function choose(slug: string, words = '') {
    callOff.current?.();
    choosePlace(slug);
    setMessage(words);
  }

  /** The nearest of the places, for the position of the device, which is then forgotten. */
  function findPlace() {
    callOff.current?.();
    setMessage('Finding you…');
    callOff.current = askPosition(
      positionMs,
      ({ coords }) => {
        void import('@/lib/geo/fix').then(({ metresText, nearestOf }) => {
          const near = nearestOf(places, coords);
          if (!near) return;
          choose(
            near.slug,
            `Nearest: ${near.name}, ${metresText(near.metres)} in a straight line.`,
          );
        });
      },
      () => setMessage('We couldn’t find you. Choose a place instead.'),
    );
  }

  return (
    <>
      <SelectField
        id="today-where"
        label="Starting from"
        value={place?.slug}
        onChange={(event) => choose(event.target.value)}
        options={places.map(({ slug, name }) => [slug, name])}
      />
      <Button variant="secondary" onClick={findPlace}>
        Use my location
      </Button>
      <p role="status" className={`${text.medium} ${styles.message}`}>
        {message}
      </p>
    </>
  );
}
