import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useKept } from '@/components/browser/kept';
import { useBrowserMinute } from '@/components/browser/use-now';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import { TableBox } from '@/components/ui/Table/TableBox';
import { faultSentences, forecastService } from '@/content/forecast';
import { forecastStorageKey } from '@/content/keys';
import { weather } from '@/content/weather';
import {
  ageOf,
  type Fault,
  type Forecast,
  type Hour,
  keptForecast,
  skyText,
} from '@/lib/forecast/open-meteo';
import { compassText, daytimeOf, shoreText, weatherWords } from '@/lib/forecast/words';
import { addDays, type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import { align, stack } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { AskBox } from './AskBox';
import { askForecast } from './ask-forecast';
import * as styles from './ForecastPanel.css';

export interface ForecastPanelProps {
  beaches: readonly { readonly name: string; readonly facing: number }[];
  /** Whether it was asked for by the button, which is gone then. */
  isPressed: boolean;
}

/** Minutes for which an answer is not asked for again. */
const FRESH = 60;
const HOURS = 12;
const DAYS = 7;
/** Millimetres of rain in an hour that fill its bar. */
const FULL_BAR = 4;

const whole = (value: number) => String(Math.round(value));
const most = (values: readonly number[]) => whole(Math.max(...values));

const hourWords = ({ temperature, windFrom, wind, gusts, cloud }: Hour) =>
  `${whole(temperature)}°, ${compassText(windFrom)} ${whole(wind)}\u00a0mph, gusts ${whole(gusts)}, cloud ${whole(cloud)}%`;

const dayWords = (day: readonly Hour[]) =>
  `Up to ${most(day.map(({ temperature }) => temperature))}°, rain ${most(day.map(({ rainChance }) => rainChance))}%, gusts ${most(day.map(({ gusts }) => gusts))}\u00a0mph`;

export function ForecastPanel({ beaches, isPressed }: ForecastPanelProps) {
  const now = useBrowserMinute();
  const stored = useKept(forecastStorageKey);
  const forecast = useMemo(() => keptForecast(stored, now), [stored, now]);
  const [isAsking, setIsAsking] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const title = useRef<HTMLHeadingElement>(null);
  const isFresh = useRef(forecast !== undefined && now - forecast.askedAt < FRESH);

  const ask = useCallback(async () => {
    setFault(undefined);
    setIsAsking(true);
    setFault(await askForecast());
    setIsAsking(false);
  }, []);
  useEffect(() => {
    if (!isFresh.current) void ask();
    if (isPressed) title.current?.focus();
  }, [ask, isPressed]);

  return (
    <section
      className={`${stack.m} ${align.start} ${screenOnly}`}
      aria-labelledby="forecast-heading"
    >
      <h2 id="forecast-heading" ref={title} tabIndex={-1} className={text.label}>
        Forecast
      </h2>
      <Status tone={fault ? 'problem' : 'plain'}>
        {isAsking && <span>Asking for the forecast…</span>}
        {fault && <span>{`${faultSentences[fault]} See the `}</span>}
        {fault && <a href={weather.forecast.url}>{`${weather.forecast.name}’s.`}</a>}
      </Status>
      {forecast && <Shown forecast={forecast} now={now} beaches={beaches} />}
      <Button variant="secondary" aria-disabled={isAsking} onClick={() => void ask()}>
        Ask again
      </Button>
      <AskBox />
    </section>
  );
}

type ShownProps = Pick<ForecastPanelProps, 'beaches'> & { forecast: Forecast; now: EpochMinutes };

function Shown({ forecast, now, beaches }: ShownProps) {
  const { hours, sea, askedAt } = forecast;
  const today = londonDate(now);
  const ahead = hours.filter(({ at }) => at + 60 > now).slice(0, HOURS);
  const [first] = ahead;
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index))
    .map((date) => ({ date, day: daytimeOf(hours, date) }))
    .filter(({ day }) => day.length > 0);
  const wind = beaches.flatMap(({ name, facing }) =>
    first ? [`${name}: ${shoreText(first.windFrom, facing)}`] : [],
  );
  const water = sea.find(({ at }) => at + 60 > now);
  const age = Math.floor((now - askedAt) / 60);
  return (
    <>
      <p className={text.cardTitle}>
        {`${weatherWords(daytimeOf(hours, today, now), forecastService.windyPlace)}.`}
      </p>
      {first && (
        <p>
          {`${skyText(first)} now, ${whole(first.temperature)}°, feels like ${whole(first.feelsLike)}°.`}
        </p>
      )}
      <Strip label="The next hours">
        {ahead.map((hour) => (
          <li key={hour.at} className={styles.step}>
            <b>{londonTime(hour.at)}</b>
            <svg
              className={styles.bar}
              viewBox={`0 0 1 ${FULL_BAR}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect y={FULL_BAR - Math.min(hour.rain, FULL_BAR)} width="1" height={FULL_BAR} />
            </svg>
            <span>{`${hour.rain} mm, ${hour.rainChance}%`}</span>
            <span className={text.quiet}>{hourWords(hour)}</span>
          </li>
        ))}
      </Strip>
      <Strip label="Seven days">
        {days.map(({ date, day }) => (
          <li key={date} className={styles.step}>
            <b>{date === today ? 'Today' : formatDayMonth(date)}</b>
            <span>{weatherWords(day, forecastService.windyPlace)}</span>
            <span className={text.quiet}>{dayWords(day)}</span>
          </li>
        ))}
      </Strip>
      <p>
        {(water
          ? `Waves ${water.waves.toFixed(1)} m from the ${compassText(water.wavesFrom)}, ${whole(water.period)} s apart.`
          : 'No forecast of the sea just now.') +
          (water?.water === undefined ? '' : ` Water ${whole(water.water)}°.`)}
      </p>
      {wind.length > 0 && <p>{`Wind at ${wind.join('; ')}.`}</p>}
      <p className={text.quiet}>
        {ageOf(forecast, now) === 'old' && <b>Old: </b>}
        <span>
          {`Forecast of ${formatDayMonth(londonDate(askedAt))}, ${londonTime(askedAt)}${age > 0 ? `, ${age} h ago` : ''}. `}
        </span>
        <span>
          Weather data by <a href={forecastService.url}>{forecastService.name}</a>,{' '}
          <a href={forecastService.licence.url}>{forecastService.licence.name}</a>; the words are
          ours.
        </span>
      </p>
    </>
  );
}

function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <TableBox label={label}>
      <ol className={`${stack.m} ${styles.strip}`}>{children}</ol>
    </TableBox>
  );
}
