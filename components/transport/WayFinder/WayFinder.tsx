'use client';

import { useState } from 'react';
import { OnDemand } from '@/components/ui/OnDemand/OnDemand';
import { Button } from '@/components/ui/Button/Button';
import type { Elements } from '@/components/ui/elements';
import { TextField } from '@/components/ui/Field/Field';
import { SelectField } from '@/components/ui/Field/SelectField';
import type { WayPoint } from '@/content/transport/point';
import { across, fullWidth, stack } from '@/styles/layout.css';
import { byScript, flowOnPaper } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import type { Asked } from './WaysOfDay';
import * as styles from './WayFinder.css';
import type { Ends } from '@/lib/transport/types';

const load = () => import('./WaysOfDay').then(({ WaysOfDay }) => WaysOfDay);

const days: Readonly<Record<string, string>> = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  sat: 'Saturday',
  sun: 'Sunday',
};

interface WayFinderProps extends Ends {
  points: readonly Pick<WayPoint, 'slug' | 'name'>[];
  /** What stands in place of the ways until they come, and what stands there without JavaScript. */
  untilThen: string;
  children: Elements;
}

/** The ways of a day from one point to another. */
export function WayFinder({ points, from, to, untilThen, children }: WayFinderProps) {
  const [asked, setAsked] = useState<Asked>({ from, to, day: 'today' });
  const isNamed = asked.day in days;
  const end = (key: 'from' | 'to', label: string) => (
    <SelectField
      id={`way-${key}`}
      label={label}
      value={asked[key]}
      onChange={(event) => setAsked({ ...asked, [key]: event.target.value })}
      options={points.map(({ slug, name }) => [slug, name])}
    />
  );
  return (
    <>
      {/* Without JavaScript it leads to the whole timetable. */}
      <form className={styles.form} action="#buses" onSubmit={(event) => event.preventDefault()}>
        {end('from', 'From')}
        {end('to', 'To')}
        <SelectField
          id="way-day"
          label="Day"
          value={isNamed ? asked.day : ''}
          onChange={(event) => setAsked({ ...asked, day: event.target.value })}
          options={[...Object.entries(days), ['', 'A date']]}
        />
        {!isNamed && (
          <TextField
            id="way-date"
            label="Date"
            type="date"
            value={asked.day}
            onChange={(event) => setAsked({ ...asked, day: event.target.value })}
          />
        )}
        <noscript className={`${across} ${stack.s}`}>
          {children}
          <Button type="submit">See all times</Button>
        </noscript>
      </form>
      <div
        className={`${stack.m} ${fullWidth} ${byScript} ${flowOnPaper} ${styles.ways}`}
        data-by-script
      >
        <OnDemand load={load} props={asked} failed="The guide couldn’t load the ways.">
          <p className={text.subheading}>{untilThen}</p>
        </OnDemand>
      </div>
    </>
  );
}
