'use client';

import { useEffect, useRef, useState } from 'react';
import { askPosition } from '@/components/browser/ask-position';
import { LoadFailure } from '@/components/ui/OnDemand/OnDemand';
import { useCode } from '@/components/browser/use-code';
import { useNow } from '@/components/browser/use-now';
import { fetchDaysFacts } from '@/components/saved/own-data';
import { inks } from '@/components/site/PageHero/inks.css';
import { Button } from '@/components/ui/Button/Button';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import type { Elements } from '@/components/ui/elements';
import { SelectField } from '@/components/ui/Field/SelectField';
import type { ReachablePlace } from '@/lib/today/today';
import { londonDate, londonTime } from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import { align, container, stack, wordRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Panel } from './Panel';
import { choosePlace, useWhereabouts } from '../use-whereabouts';
import * as styles from './Today.css';

async function load() {
  const [{ parts }, facts] = await Promise.all([import('./Board'), fetchDaysFacts()]);
  return { ...parts, facts };
}

const lengths = { two: '2 hours', three: '3 hours', dusk: 'Daylight' } as const;
export type Length = keyof typeof lengths;

/** Milliseconds for a device to find where it is. */
const positionMs = 20_000;

function Where({ places }: { places: readonly ReachablePlace[] }) {
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
        void import('@/lib/geo/fix').then(({ byDistance, metresText }) => {
          const [near] = byDistance(places, coords);
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

export function Clock() {
  const now = useNow();
  return (
    // Anew when the time is known: what grows in its place would push the rest aside.
    <p key={String(now === null)} className={`${wordRow} ${align.baseline} ${styles.clock}`}>
      <span className={text.subheading}>
        {now === null ? '\u00a0' : formatDayMonth(londonDate(now))}
      </span>{' '}
      <span className={styles.time}>{now === null ? '\u00a0' : londonTime(now)}</span>
    </p>
  );
}

interface TodayProps {
  places: readonly ReachablePlace[];
  notices: Elements;
  tide: Elements;
  forecast: Elements;
  /** What holds on any day: it stands in the place of each answer until the browser has it. */
  always: { readonly sentence: string } & Readonly<
    Record<'home' | 'light' | 'open' | 'fits' | 'coves' | 'more', Elements>
  >;
  /** The message where more cannot be had. */
  failed: string;
}

export function Today({ places, notices, tide, forecast, always, failed }: TodayProps) {
  const now = useNow();
  const { code, failed: hasFailed, ask } = useCode(load, true);
  const [length, setLength] = useState<Length>('three');
  const [dog, setDog] = useState(false);
  const props = code && now !== null && { facts: code.facts, now };
  return (
    <div className={`${container} ${styles.board}`}>
      <div className={`${inks.sea} ${styles.band}`}>
        <div className={`${stack.xs} ${styles.area.head}`}>
          {notices}
          {hasFailed && <LoadFailure message={failed} ask={ask} />}
          <p className={`${text.lead} ${styles.sentence}`} aria-busy={!code && !hasFailed}>
            {props ? <code.Sentence {...props} /> : always.sentence}
          </p>
        </div>
        <div className={styles.area.home}>{props ? <code.WayBack {...props} /> : always.home}</div>
      </div>
      <div className={`${stack.l} ${styles.area.tide}`}>
        {tide}
        {forecast}
      </div>
      <div className={styles.area.controls}>
        <Where places={places} />
        <SelectField
          id="today-length"
          label="Back in"
          value={length}
          onChange={(event) => setLength(event.target.value as Length)}
          options={Object.entries(lengths)}
        />
        <Checkbox
          label="Bringing a dog"
          checked={dog}
          onChange={(event) => setDog(event.target.checked)}
        />
      </div>
      <div className={styles.area.light}>{props ? <code.Light {...props} /> : always.light}</div>
      <div className={styles.area.open}>{props ? <code.Open {...props} /> : always.open}</div>
      <div className={styles.area.fits} id="what-fits">
        <Panel id="fits" title="What you can do now">
          {props ? <code.WhatFits {...props} length={length} dog={dog} /> : always.fits}
        </Panel>
      </div>
      <div className={styles.area.more}>
        {props ? <code.More {...props} coves={always.coves} /> : always.more}
      </div>
      <noscript>
        <p>What’s open now needs JavaScript. Everything here holds on any day.</p>
      </noscript>
    </div>
  );
}
