import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '@/components/ui/Badge/Badge';
import type { DayCheck } from '@/lib/days/check/check';
import {
  type Finding,
  FINDING_STATES,
  type FindingState,
  stateWords,
} from '@/lib/days/check/finding';
import { type Repair, repairsOf } from '@/lib/days/repair';
import { SourceNote } from '../SourceNote/SourceNote';
import { dayHeadingId, focusOn, moveButtonId, usePlannerContext } from './planner-context';
import { runChunked } from './run-chunked';
import * as days from './Days.css';
import * as styles from './Check.css';

const tones = {
  conflict: 'orange',
  unknown: 'grey',
  'worth-knowing': 'yellow',
  works: 'green',
} as const satisfies Readonly<Record<FindingState, string>>;

/** What would make a conflict work, each in one tap; or that nothing would. */
function RepairOffer({ finding }: { finding: Finding }) {
  const { trip, checker, now, act } = usePlannerContext();
  const [tried, setTried] = useState<{ for: typeof trip; repairs: readonly Repair[] }>();

  useEffect(() => {
    if (!checker) return;
    // Where nothing helps, hundreds of changes are tried.
    return runChunked(repairsOf(checker, trip, finding, now), (repairs) =>
      setTried({ for: trip, repairs }),
    );
  }, [checker, trip, finding, now]);

  /** The button goes with its conflict, so the focus goes to what was changed. */
  function mend(words: Repair['words'], move: Repair['move']) {
    flushSync(() => act(words, move));
    focusOn(
      finding.stopId === undefined ? dayHeadingId(finding.dayId) : moveButtonId(finding.stopId),
    );
  }

  if (tried?.for !== trip) return <p className={days.quiet}>Looking for what would work …</p>;
  const { repairs } = tried;
  if (repairs.length === 0) {
    return (
      <p className={days.quiet}>
        No change of time, order, day or bus that we tried makes this work.
      </p>
    );
  }
  return (
    <div className={styles.offers}>
      <p>What would work:</p>
      <ul className={styles.choices} aria-label={`What would work for ${finding.about}`}>
        {repairs.map(({ words, move }) => (
          <li key={words}>
            <button type="button" className={days.tool} onClick={() => mend(words, move)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the check has found about a day, the weightiest first. */
export function Findings({ check, name }: { check: DayCheck; name: string }) {
  if (check.findings.length === 0) return null;
  const sorted = FINDING_STATES.flatMap((state) =>
    check.findings.filter((finding) => finding.state === state),
  );
  const fine = sorted.filter(({ state }) => state === 'works');
  const others = sorted.filter(({ state }) => state !== 'works');
  const list = (findings: readonly Finding[], label: string) => (
    <ul className={styles.findings} aria-label={label}>
      {findings.map((finding) => (
        <li key={finding.id} className={styles.finding}>
          <div className={styles.findingHead}>
            <Badge tone={tones[finding.state]}>{stateWords[finding.state]}</Badge>
            <b>{finding.about}</b>
          </div>
          <p>{finding.sentence}</p>
          {finding.sources.length > 0 && (
            <p className={styles.sources}>
              {finding.sources.map((source) => (
                <SourceNote key={source.name} source={source} className={styles.source} />
              ))}
            </p>
          )}
          {finding.state === 'conflict' && <RepairOffer finding={finding} />}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.check}>
      {others.length > 0 && list(others, `Check of ${name}`)}
      {fine.length > 0 && (
        <details className={days.details}>
          <summary className={days.summary} aria-label={`What works on ${name}`}>
            What works ({fine.length})
          </summary>
          {list(fine, `What works on ${name}`)}
        </details>
      )}
    </div>
  );
}
