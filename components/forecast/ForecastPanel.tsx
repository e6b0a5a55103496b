import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { Button } from '@/components/ui/Button/Button';
import { Status } from '@/components/ui/Status/Status';
import { cell, head, table } from '@/components/ui/Table/Table.css';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { forecastService } from '@/content/forecast';
import { weather } from '@/content/weather';
import {
  ageOf,
  type Fault,
  type Forecast,
  ForecastError,
  type Hour,
} from '@/lib/forecast/forecast';
import { keptForecast } from '@/lib/forecast/kept';
import { compassText, daytimeOf, shoreText, skyText, weatherWords } from '@/lib/forecast/words';
import { addDays, type EpochMinutes, londonDate, londonTime } from '@/lib/time/london';
import { formatDayMonth } from '@/lib/time/words';
import { text } from '@/styles/text.css';
import { AskBox } from './AskBox';
import { askForecast } from './ask-forecast';
import { useKeptForecast } from './kept-forecast';
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

const windText = ({ windFrom, wind, gusts }: Hour) =>
  `${compassText(windFrom)} ${Math.round(wind)} mph, gusts ${Math.round(gusts)}`;
const degrees = (temperature: number) => `${Math.round(temperature)}°`;

export function ForecastPanel({ beaches, isPressed }: ForecastPanelProps) {
  const now = useBrowserMinute();
  const kept = useKeptForecast();
  const forecast = useMemo(() => keptForecast(kept, now), [kept, now]);
  const [fault, setFault] = useState<Fault | 'asking'>();
  const title = useRef<HTMLHeadingElement>(null);

  const refresh = useCallback(async () => {
    setFault('asking');
    setFault(await askForecast());
  }, []);
  const isFresh = useRef(forecast !== undefined && now - forecast.askedAt < FRESH);
  useEffect(() => {
    if (!isFresh.current) void refresh();
    if (isPressed) title.current?.focus();
  }, [refresh, isPressed]);

  return (
    <section className={styles.panel} aria-labelledby="forecast-heading">
      <h2 id="forecast-heading" ref={title} tabIndex={-1} className={text.label}>
        Forecast
      </h2>
      <Status tone={fault === undefined || fault === 'asking' ? 'plain' : 'problem'}>
        {fault === 'asking' && 'Asking for the forecast…'}
        {fault !== undefined && fault !== 'asking' && (
          <>
            {new ForecastError(fault).message}{' '}
            <a href={weather.forecast.url} target="_blank" rel="noopener">
              See the {weather.forecast.name}’s
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
            .
          </>
        )}
      </Status>
      {forecast && <Shown forecast={forecast} now={now} beaches={beaches} />}
      <Button variant="secondary" aria-disabled={fault === 'asking'} onClick={() => void refresh()}>
        Ask again
      </Button>
      <AskBox />
    </section>
  );
}

interface ShownProps extends Pick<ForecastPanelProps, 'beaches'> {
  forecast: Forecast;
  now: EpochMinutes;
}

function Shown({ forecast, now, beaches }: ShownProps) {
  const { hours, askedAt } = forecast;
  const today = londonDate(now);
  const ahead = hours.filter(({ at }) => at + 60 > now).slice(0, HOURS);
  const [first] = ahead;
  const hoursOld = Math.floor((now - askedAt) / 60);
  return (
    <>
      <p className={text.cardTitle}>
        {weatherWords(daytimeOf(hours, today, now), forecastService.windyPlace)}.
      </p>
      {first && (
        <p>
          {skyText(first)} now, {degrees(first.temperature)}, feels like {degrees(first.feelsLike)}.
          Wind {windText(first)}. Cloud {Math.round(first.cloud)}%.
        </p>
      )}
      <HourTable hours={ahead} />
      <Week hours={hours} today={today} />
      <Sea forecast={forecast} now={now} beaches={beaches} />
      <p className={text.quiet}>
        {ageOf(forecast, now) === 'old' && <b>Old: </b>}
        Forecast of {formatDayMonth(londonDate(askedAt))}, {londonTime(askedAt)}
        {hoursOld > 0 && `, ${hoursOld} h ago`}. Weather data by{' '}
        <a href={forecastService.url}>{forecastService.name}</a>,{' '}
        <a href={forecastService.licence.url}>{forecastService.licence.name}</a>; the words are
        ours.
      </p>
    </>
  );
}

/** The most rain in an hour for which a bar grows, in mm. */
const FULL_BAR = 4;

function RainBar({ rain }: { rain: number }) {
  const width = (Math.min(rain, FULL_BAR) / FULL_BAR) * 40;
  return (
    <svg className={styles.bar} viewBox="0 0 40 10" aria-hidden="true">
      <rect width={width} height="10" />
    </svg>
  );
}

function HourTable({ hours }: { hours: readonly Hour[] }) {
  return (
    <table className={`${table} ${styles.hours}`}>
      <caption>
        <VisuallyHidden>The next hours</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {['Hour', 'Rain', 'Temp', 'Wind, mph', 'Cloud'].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour.at}>
            <th scope="row" className={cell}>
              {londonTime(hour.at)}
            </th>
            <td className={cell}>
              <RainBar rain={hour.rain} /> {hour.rain} mm, {hour.rainChance}%
            </td>
            <td className={cell}>{degrees(hour.temperature)}</td>
            <td className={cell}>
              {compassText(hour.windFrom)} {Math.round(hour.wind)}–{Math.round(hour.gusts)}
            </td>
            <td className={cell}>{Math.round(hour.cloud)}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Week({ hours, today }: { hours: readonly Hour[]; today: ReturnType<typeof londonDate> }) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  return (
    // A region that scrolls can be scrolled by keyboard only if it takes focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label="Seven days" tabIndex={0}>
      <ol className={styles.days}>
        {days.map((date) => {
          const day = daytimeOf(hours, date);
          const temperatures = day.map(({ temperature }) => temperature);
          return (
            day.length > 0 && (
              <li key={date} className={styles.day}>
                <b>{date === today ? 'Today' : formatDayMonth(date)}</b>
                <span>{weatherWords(day, forecastService.windyPlace)}</span>
                <span className={text.quiet}>
                  {degrees(Math.min(...temperatures))} to {degrees(Math.max(...temperatures))}, rain{' '}
                  {Math.max(...day.map(({ rainChance }) => rainChance))}%, gusts{' '}
                  {Math.round(Math.max(...day.map(({ gusts }) => gusts)))}
                </span>
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

function Sea({ forecast: { sea, hours }, now, beaches }: ShownProps) {
  const here = sea.find(({ at }) => at + 60 > now);
  const wind = hours.find(({ at }) => at + 60 > now);
  return (
    <div>
      <h3 className={text.label}>Sea</h3>
      <p>
        {here
          ? `Waves ${here.waves.toFixed(1)} m from the ${compassText(here.wavesFrom)}, ${Math.round(here.period)} s apart.`
          : 'No forecast of the sea just now.'}
        {here?.water !== undefined && ` Water ${degrees(here.water)}.`}
      </p>
      {wind && beaches.length > 0 && (
        <ul>
          {beaches.map(({ name, facing }) => (
            <li key={name}>
              {name}: wind {shoreText(wind.windFrom, facing)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
