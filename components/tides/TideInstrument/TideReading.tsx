import { Glyph } from '@/components/ui/Icon/Glyph';
import { tideDown, tideUp } from '@/components/ui/Icon/tide-paths';
import type { TideSourceId, TideSourceText } from '@/content/tides/types';
import { formatHeight, tideDay } from '@/lib/tides/day';
import { tideNow } from '@/lib/tides/now';
import { extremeName, tideHeight, tidesInWords } from '@/lib/tides/words';
import { londonDate, londonTime } from '@/lib/time/london';
import { TideCurve } from '../TideCurve/TideCurve';
import { useBrowserMinute } from '@/components/browser/use-minute';
import * as styles from './TideInstrument.css';

interface TideReadingProps {
  sources: Readonly<Record<TideSourceId, TideSourceText>>;
  Drawing?: typeof TideCurve;
}

export function TideReading({ sources, Drawing = TideCurve }: TideReadingProps) {
  const minute = useBrowserMinute();
  const now = tideNow(minute);
  const day = tideDay(londonDate(minute));
  const trend = [now.rising ? 'Rising' : 'Falling', now.turning && 'turning', now.stage]
    .filter(Boolean)
    .join(' · ');
  const next = [
    { name: 'Next high', tide: now.nextHigh },
    { name: 'Next low', tide: now.nextLow },
  ].sort((a, b) => a.tide.instant - b.tide.instant);

  const shownSources = [...new Set([now.source, ...next.map(({ tide }) => tide.source)])];

  return (
    <div className={Drawing === TideCurve ? styles.instrument : styles.dialInstrument}>
      <div className={styles.reading}>
        <p className={styles.level}>{formatHeight(now.height)}</p>
        <p className={styles.trend}>
          <Glyph path={now.rising ? tideUp : tideDown} />
          {trend}
        </p>
        <dl className={styles.next}>
          {next.map(({ name, tide }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd className={styles.time}>{londonTime(tide.instant)}</dd>
              <dd>{tideHeight(tide)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={Drawing === TideCurve ? styles.chartBox : styles.dialBox}>
        <Drawing
          day={day}
          now={minute}
          heightNow={now.height}
          label={`Today’s tide: ${tidesInWords(day.tides)}. Now ${tideHeight(now)}: ${trend.toLowerCase()}.`}
        />
      </div>
      <div className={styles.foot}>
        <p>
          Sunrise {londonTime(day.sunrise)}, sunset {londonTime(day.sunset)}.{' '}
          {shownSources
            .map((source) => `${sources[source].label}: ${sources[source].meaning}`)
            .join(' ')}
        </p>
        <details>
          <summary className={styles.summary}>Today’s tides as a table</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Tide</th>
                <th scope="col">Time</th>
                <th scope="col">Height</th>
              </tr>
            </thead>
            <tbody>
              {day.tides.map((tide) => (
                <tr key={tide.instant}>
                  <th scope="row">{extremeName(tide.kind)}</th>
                  <td>{londonTime(tide.instant)}</td>
                  <td>{tideHeight(tide)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </div>
    </div>
  );
}
