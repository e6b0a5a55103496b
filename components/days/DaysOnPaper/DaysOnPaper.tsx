import { useBrowserMinute } from '@/components/browser/use-minute';
import type { DayCheck } from '@/lib/days/check/check';
import { type Finding, stateWords } from '@/lib/days/check/finding';
import type { TimedLeg, TimedStop } from '@/lib/days/check/timeline';
import { legText, minutesText } from '@/lib/days/check/words';
import type { FactSource } from '@/lib/days/facts';
import { dateOf, type Day, type Stop, type Thing, type Trip } from '@/lib/days/trip';
import { withBasePath } from '@/lib/routes';
import { londonTime } from '@/lib/time/london';
import { formatDate, formatDayOfYear } from '@/lib/time/words';
import { useChecker } from '../use-checker';
import * as styles from './DaysOnPaper.css';

/** Who says so and when it was read, which paper cannot look up again. */
function Sources({ sources }: { sources: readonly FactSource[] }) {
  return sources.map(({ name, url, readOn }) => (
    <span key={name} className={styles.source}>
      {' '}
      (<a href={url.startsWith('/') ? withBasePath(url) : url}>{name}</a>, read{' '}
      {formatDayOfYear(readOn)})
    </span>
  ));
}

/** How one gets there, with the source of a timetable. */
function LegOnPaper({ timed, home = false }: { timed: TimedLeg | undefined; home?: boolean }) {
  const words = timed && legText(timed.leg);
  if (words === undefined) return null;
  return (
    <p className={`${styles.said} ${styles.leg}`}>
      {home && 'Back to where you sleep. '}
      {words}
      {timed?.leg.by === 'bus' && <Sources sources={timed.leg.sources} />}
    </p>
  );
}

/** What has to be known on the way: all but what simply works. */
function Said({ findings }: { findings: readonly Finding[] }) {
  return findings
    .filter(({ state }) => state !== 'works')
    .map(({ id, state, sentence, sources }) => (
      <p key={id} className={styles.said}>
        <b>{stateWords[state]}:</b> {sentence}
        <Sources sources={sources} />
      </p>
    ));
}

/** When a stop is: as it was set, or as the ways before it give it. */
function When({ stop, timed }: { stop: Stop; timed: TimedStop | undefined }) {
  if (stop.time !== undefined) return <>{stop.time}</>;
  if (timed?.from === undefined) return null;
  return (
    <>
      {!timed.isSet && <span className={styles.about}>about</span>}
      {londonTime(timed.from)}
    </>
  );
}

interface DayOnPaperProps {
  trip: Trip;
  day: Day;
  index: number;
  check: DayCheck | undefined;
  nameOf: (thing: Thing) => string;
}

function DayOnPaper({ trip, day, index, check, nameOf }: DayOnPaperProps) {
  const date = dateOf(trip, index);
  const hours = [
    day.setsOut === undefined ? '' : `Set out at ${day.setsOut}.`,
    day.back === undefined ? '' : `Be back by ${day.back}.`,
  ].filter((words) => words !== '');
  const ofStop = (stopId: string | undefined) =>
    check?.findings.filter((finding) => finding.stopId === stopId) ?? [];
  return (
    <section className={styles.day}>
      <div className={styles.head}>
        <h4 className={styles.dayName} dir="auto">
          Day {index + 1}
          {day.title !== undefined && <>: {day.title}</>}
        </h4>
        {date !== undefined && <p className={styles.date}>{formatDate(date)}</p>}
        {hours.length > 0 && <p>{hours.join(' ')}</p>}
        {day.note !== undefined && (
          <p className={styles.note} dir="auto">
            {day.note}
          </p>
        )}
      </div>
      {day.stops.length === 0 && <p className={styles.quiet}>Nothing planned.</p>}
      <ol className={styles.list}>
        {day.stops.map((stop) => {
          const timed = check?.stops.find((known) => known.stop.id === stop.id);
          return (
            <li key={stop.id} className={styles.stop} data-plan-item="">
              <LegOnPaper timed={check?.legs.find(({ stopId }) => stopId === stop.id)} />
              <div className={styles.clock}>
                <When stop={stop} timed={timed} />
              </div>
              <div className={styles.body}>
                <p className={styles.stopName} dir="auto">
                  {timed?.facts ? (
                    <a className={styles.nameLink} href={withBasePath(timed.facts.path)}>
                      {nameOf(stop)}
                    </a>
                  ) : (
                    nameOf(stop)
                  )}
                </p>
                {stop.minutes !== undefined && <p>{minutesText(stop.minutes)} there</p>}
                {stop.note !== undefined && (
                  <p className={styles.note} dir="auto">
                    {stop.note}
                  </p>
                )}
                <Said findings={ofStop(stop.id)} />
              </div>
            </li>
          );
        })}
      </ol>
      <LegOnPaper home timed={check?.legs.find(({ stopId }) => stopId === undefined)} />
      <Said findings={ofStop(undefined)} />
    </section>
  );
}

interface DaysOnPaperProps {
  /** At least one day. */
  trip: Trip;
  /** The name of a saved thing, for when the guide's own facts do not come. */
  nameOf: (thing: Thing) => string;
}

/** The days in the printable plan: when what is, how one gets there, and what to look out for. */
export function DaysOnPaper({ trip, nameOf }: DaysOnPaperProps) {
  const checker = useChecker();
  const now = useBrowserMinute();
  const check = typeof checker === 'object' ? checker.check(trip, now) : undefined;
  return (
    <section className={styles.days} aria-labelledby="plan-days">
      <h3 id="plan-days">Your days</h3>
      {!check && (
        // Said from the start: it may be printed before what the check needs has come.
        <p className={styles.quiet}>
          Ways, buses and hours are not looked up here: times are those that you have set.
        </p>
      )}
      {trip.days.map((day, index) => (
        <DayOnPaper
          key={day.id}
          trip={trip}
          day={day}
          index={index}
          check={check?.days[index]}
          nameOf={(thing) =>
            check?.days[index]?.stops.find(
              ({ stop }) => stop.type === thing.type && stop.slug === thing.slug,
            )?.facts?.name ?? nameOf(thing)
          }
        />
      ))}
    </section>
  );
}
