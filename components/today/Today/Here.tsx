import { useEffect, useRef, useState } from 'react';
import { askPosition } from '@/components/browser/ask-position';
import { Button } from '@/components/ui/Button/Button';
import { SelectField } from '@/components/ui/Field/Field';
import type { DaysFacts } from '@/lib/days/facts';
import { prose } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Sentence } from '../NowStrip/NowLine';
import { choosePlace, useWhereabouts } from '../use-whereabouts';
import * as styles from './Today.css';

/** Milliseconds for a device to find where it is. */
const positionMs = 20_000;

/** What is now at the place where one is, and which place that is. */
export function Here({ facts }: { facts: DaysFacts }) {
  const { reachable, place } = useWhereabouts(facts);
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
          const near = nearestOf(reachable, coords);
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
      <p className={`${prose} ${text.lead}`}>
        <Sentence facts={facts} />
      </p>
      <div className={styles.where}>
        <SelectField
          id="today-where"
          label="Starting from"
          value={place?.slug}
          onChange={(event) => choose(event.target.value)}
        >
          {reachable.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button variant="secondary" onClick={findPlace}>
          Use my location
        </Button>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </>
  );
}
