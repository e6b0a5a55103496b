import { planner } from '@/components/saved/planner';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import type { Elements } from '@/components/ui/elements';
import { isDanger, type SummaryFinding, summaryOf, verdictOf } from '@/lib/days/check/summary';
import { changeDay, moveDay } from '@/lib/days/changes';
import { removeDay } from '@/lib/days/structure';
import { type Day, isBed, MAX_TITLE } from '@/lib/days/trip';
import { row, stack } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { summary as summaryLine } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { DayBand, DayEdge, skyWords } from './DayEdge';
import { DraftField } from './DraftField';
import { FindingList, VerdictLine } from './Findings';
import { apply, dayHeadingId, dayLabel, dayWords, usePlannerContext } from './planner-context';
import { LegLine } from './LegLine';
import { OwnForm } from './OwnForm';
import { StopRow } from './StopRow';
import { Tool } from './Tool';
import * as styles from './Days.css';

export function DaySheet({ day, index, isShown }: { day: Day; index: number; isShown: boolean }) {
  const { trip, checker, now, isProposal } = usePlannerContext();
  const check = checker?.checkDay(trip, index, now);
  const summary = check && day.stops.length > 0 ? summaryOf(check) : undefined;
  const name = dayWords(index);
  const headingId = `${isProposal ? 'suggested-' : ''}${dayHeadingId(day.id)}`;
  const isOfDay = (finding: SummaryFinding) => isDanger(finding) || finding.stopIds.length !== 1;
  const legTo = (stopId: string | undefined) =>
    check?.legs.find((timed) => timed.stopId === stopId && timed.way);

  return (
    <section
      className={isShown ? styles.sheet : styles.otherSheet}
      aria-labelledby={headingId}
      data-drop-day={isProposal ? undefined : day.id}
    >
      <h3 id={headingId} tabIndex={-1} className={text.cardTitle}>
        {dayLabel(trip, index)}
      </h3>
      {check && checker && <DayBand check={check} checker={checker} />}
      {check && summary && <VerdictLine verdict={verdictOf([check])} />}
      {summary && (
        <FindingList findings={summary.findings.filter(isOfDay)} label={`Check of ${name}`} />
      )}
      {day.stops.length === 0 ? (
        <p className={text.muted}>Nothing yet. Drag something here, or press its dots.</p>
      ) : (
        <ol className={stack.none} aria-label={`Stops of ${name}`}>
          {day.stops.map((stop, stopIndex) => (
            <li
              key={stop.id}
              className={`${stack.xxs} ${unbroken} ${styles.timelineRow}`}
              data-drop-stop={stop.id}
            >
              {check && checker && <DayEdge check={check} checker={checker} index={stopIndex} />}
              <LegLine leg={legTo(isBed(stop) ? undefined : stop.id)} />
              <StopRow
                day={day}
                stop={stop}
                timed={check?.stops[stopIndex]}
                findings={
                  summary?.findings.filter(
                    (finding) => !isOfDay(finding) && finding.stopIds.includes(stop.id),
                  ) ?? []
                }
              />
            </li>
          ))}
        </ol>
      )}
      {!day.stops.some(isBed) && <LegLine leg={legTo(undefined)} />}
      {check && checker && day.stops.length > 0 && (
        <p className={text.quiet}>{skyWords(check, checker)}</p>
      )}
      <div className={styles.folds}>
        {summary && <Reasons summary={summary} name={name} />}
        {!isProposal && (
          <Fold title="Add your own" of={name}>
            <OwnForm day={day} index={index} />
          </Fold>
        )}
        {!isProposal && <EditDay day={day} index={index} />}
      </div>
    </section>
  );
}

function Fold({ title, of, children }: { title: string; of: string; children: Elements }) {
  return (
    <details>
      <summary className={summaryLine} aria-label={`${title}: ${of}`}>
        {title}
      </summary>
      {children}
    </details>
  );
}

function Reasons({ summary, name }: { summary: ReturnType<typeof summaryOf>; name: string }) {
  const { works, sources } = summary;
  return (
    <>
      {works.length > 0 && (
        <Fold title="Why this works" of={name}>
          <ul className={text.quiet}>
            {works.map(({ id, about, sentence }) => (
              <li key={id}>{`${about}: ${sentence}`}</li>
            ))}
          </ul>
        </Fold>
      )}
      {sources.length > 0 && (
        <Fold title="Sources" of={name}>
          <p className={text.quiet}>
            <SourceLine sources={sources} />
          </p>
        </Fold>
      )}
    </>
  );
}

function EditDay({ day, index }: { day: Day; index: number }) {
  const { trip, goTo } = usePlannerContext();
  const name = dayWords(index);

  function move(by: -1 | 1) {
    apply(`${name} is now ${dayWords(index + by)}`, (whole) => moveDay(whole, day.id, index + by));
    goTo(day.id);
  }

  function remove() {
    apply(`${name} removed`, (whole) => removeDay(whole, day.id));
    const next = trip.days[index + 1] ?? trip.days[index - 1];
    goTo(next?.id, next ? undefined : 'add-day');
  }

  return (
    <Fold title="Edit day" of={name}>
      <div className={styles.fields}>
        <DraftField
          id={`title-${day.id}`}
          label="Name"
          maxLength={MAX_TITLE}
          value={day.title ?? ''}
          isGone={() => !planner.getState().trip.days.some(({ id }) => id === day.id)}
          onSave={(title) =>
            apply(`Name of ${name} updated`, (whole) => changeDay(whole, day.id, { title }), day.id)
          }
        />
      </div>
      <div className={row.xs}>
        {index > 0 && <Tool onClick={() => move(-1)}>{`Move ${name} up`}</Tool>}
        {index < trip.days.length - 1 && <Tool onClick={() => move(1)}>{`Move ${name} down`}</Tool>}
        <Tool onClick={remove}>{`Remove ${name}`}</Tool>
      </div>
    </Fold>
  );
}
