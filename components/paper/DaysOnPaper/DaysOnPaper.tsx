import { useBrowserMinute } from '@/components/browser/use-now';
import { beside } from '../PlanDocument/PlanDocument.css';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import {
  itinerary,
  type ItineraryDay,
  type ItineraryStop,
  type Remark,
} from '@/lib/itinerary/itinerary';
import { needs } from '@/lib/itinerary/needs';
import type { Trip } from '@/lib/days/trip';
import type { Plan } from '@/lib/planner/plan';
import type { DayChecker } from '@/lib/days/check/check';
import type { EpochMinutes } from '@/lib/time/london';
import { withBasePath } from '@/lib/base-path';
import { fullWidth, spaceAbove, stack } from '@/styles/layout.css';
import { text, unmarked } from '@/styles/text.css';
import { useChecker } from '@/components/saved/use-checker';
import * as styles from './DaysOnPaper.css';

function WayOnPaper({ way, home = false }: Pick<ItineraryStop, 'way'> & { home?: boolean }) {
  return (
    way && (
      <p className={`${styles.small} ${styles.way}`} data-need={home ? undefined : needs.way}>
        {home ? `Home: ${way.text}` : way.text}
      </p>
    )
  );
}

function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  return remarks.map(({ label, text, urgency }) => (
    <p
      key={text}
      className={styles.small}
      data-need={urgency === 'danger' ? undefined : needs[urgency]}
    >
      <b>{`${label}: `}</b>
      <span>{text}</span>
    </p>
  ));
}

function StopOnPaper({ stop }: { stop: ItineraryStop }) {
  const { clock, name, path, way, stay, note, remarks } = stop;
  return (
    <li className={styles.stop} data-plan-item="" data-need={needs.stop}>
      <WayOnPaper way={way} />
      <div className={`${text.bold} ${styles.time}`}>
        {clock?.isEstimate && <span className={text.under}>about</span>}
        <span>{clock?.time}</span>
      </div>
      <div className={`${stack.xxs} ${beside}`}>
        <p className={text.bold} dir="auto">
          {path === undefined ? (
            name
          ) : (
            <a className={unmarked} href={withBasePath(path)}>
              {name}
            </a>
          )}
        </p>
        {stay !== undefined && <p data-need={needs.stay}>{stay}</p>}
        {note !== undefined && (
          <p className={styles.note} dir="auto" data-need={needs.note}>
            {note}
          </p>
        )}
        <Remarks remarks={remarks} />
      </div>
    </li>
  );
}

interface DayOnPaperProps {
  day: ItineraryDay;
  heading?: 'h2' | 'h4';
}

export function DayOnPaper({ day, heading: Heading = 'h4' }: DayOnPaperProps) {
  const { heading, date, sea, verdict, stops, wayHome, remarks, sources } = day;
  const isWarning = ({ urgency }: Remark) => urgency === 'danger';
  const warnings = [...stops.flatMap((stop) => stop.remarks), ...remarks].filter(isWarning);
  const others = (all: readonly Remark[]) => all.filter((remark) => !isWarning(remark));
  return (
    <section className={styles.day} data-day="">
      <div className={styles.head} data-head="">
        <Heading className={text.cardTitle} dir="auto">
          {heading}
        </Heading>
        {date !== undefined && (
          <p className={text.bold} data-date="">
            {date}
          </p>
        )}
        {sea !== undefined && <p>{sea}</p>}
        {verdict !== undefined && (
          <p>
            <b>{verdict}</b>
          </p>
        )}
        <Remarks remarks={warnings} />
      </div>
      {stops.length === 0 && <p className={text.muted}>Nothing planned.</p>}
      <ol className={fullWidth}>
        {stops.map((stop) => (
          <StopOnPaper key={stop.id} stop={{ ...stop, remarks: others(stop.remarks) }} />
        ))}
      </ol>
      <WayOnPaper home way={wayHome} />
      <Remarks remarks={others(remarks)} />
      {sources.length > 0 && (
        <p className={`${styles.small} ${text.muted} ${spaceAbove.xs}`} data-need={needs.source}>
          <SourceLine sources={sources} />
        </p>
      )}
    </section>
  );
}

interface DaysSheetProps {
  trip: Trip;
  items: Plan;
  checker: DayChecker | undefined;
  now: EpochMinutes;
}

export function DaysOnPaper(plan: Pick<DaysSheetProps, 'trip' | 'items'>) {
  const { checker } = useChecker();
  const now = useBrowserMinute();
  return <DaysSheet {...plan} checker={checker} now={now} />;
}

export function DaysSheet({ trip, items, checker, now }: DaysSheetProps) {
  const { check, tides } = checker ?? {};
  const checked = check?.(trip, now);
  return (
    <section className={styles.days} aria-labelledby="plan-days">
      <h3 id="plan-days">Your days</h3>
      {!checked && (
        // There from the start: it may be printed before the check has loaded.
        <p className={text.muted}>
          These are your own times. Check bus times and opening hours before you go.
        </p>
      )}
      {itinerary(trip, checked, items, tides).map((day) => (
        <DayOnPaper key={day.number} day={day} />
      ))}
    </section>
  );
}
