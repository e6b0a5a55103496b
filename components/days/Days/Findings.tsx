import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Badge } from '@/components/ui/Badge/Badge';
import type { DayCheck } from '@/lib/days/check/check';
import type { Finding, FindingState } from '@/lib/days/check/finding';
import { summaryOf } from '@/lib/days/check/summary';
import { stateWords } from '@/lib/days/check/words';
import { type Repair, repairsOf, worksWhen } from '@/lib/days/repair';
import { SourceLine } from '@/components/trust/SourceLine/SourceLine';
import { dayHeadingId, focusOn, moveButtonId, usePlannerContext } from './planner-context';
import { runChunked } from './run-chunked';
import * as days from './Days.css';
import * as styles from './Check.css';

const tones = {
  problem: 'orange',
  'check-first': 'grey',
  'good-to-know': 'yellow',
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

  if (tried?.for !== trip) return <p className={days.quiet}>Looking for a fix…</p>;
  const { repairs } = tried;
  if (repairs.length === 0) {
    return (
      <p className={days.quiet}>
        {(checker && worksWhen(checker, trip, finding, now)) ??
          'We couldn’t find a fix. Try another day.'}
      </p>
    );
  }
  return (
    <div className={styles.offers}>
      <p>Ways to fix it:</p>
      <ul className={styles.choices} aria-label={`Ways to fix ${finding.about}`}>
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
  const { findings: others, works: fine } = summaryOf(check);
  const list = (findings: readonly Finding[], label: string) => (
    <ul className={styles.findings} aria-label={label}>
      {findings.map((finding) => (
        <li key={finding.id} className={styles.finding}>
          <div className={styles.findingHead}>
            <Badge tone={tones[finding.state]}>{stateWords[finding.state]}</Badge>
            <b>{finding.about}</b>
          </div>
          <p>{finding.sentence}</p>
          {finding.more !== undefined && <p>{finding.more}</p>}
          {finding.sources.length > 0 && (
            <p className={styles.sources}>
              <SourceLine sources={finding.sources} className={styles.source} />
            </p>
          )}
          {finding.state === 'problem' && <RepairOffer finding={finding} />}
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
