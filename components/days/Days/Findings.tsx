import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/Badge/Badge';
import type { DayCheck } from '@/lib/days/check/check';
import {
  type Finding,
  FINDING_STATES,
  type FindingState,
  stateWords,
} from '@/lib/days/check/finding';
import { type Repair, repairOf } from '@/lib/days/repair';
import { SourceNote } from '../SourceNote/SourceNote';
import { useDesk } from './desk';
import * as days from './Days.css';
import * as styles from './Check.css';

const tones = {
  conflict: 'orange',
  unknown: 'grey',
  'worth-knowing': 'yellow',
  works: 'green',
} as const satisfies Readonly<Record<FindingState, string>>;

/** What would make a conflict work, in one tap; or that nothing would. */
function RepairOffer({ finding }: { finding: Finding }) {
  const { trip, checker, now, act } = useDesk();
  const [tried, setTried] = useState<{ for: typeof trip; repair: Repair | undefined }>();

  useEffect(() => {
    if (!checker) return;
    // After the paint: where nothing helps, many changes are tried.
    const timer = setTimeout(
      () => setTried({ for: trip, repair: repairOf(checker, trip, finding, now) }),
      50,
    );
    return () => clearTimeout(timer);
  }, [checker, trip, finding, now]);

  if (tried?.for !== trip) return <p className={days.quiet}>Looking for what would work …</p>;
  const { repair } = tried;
  if (!repair) {
    return (
      <p className={days.quiet}>
        No change of time, order, day or bus that we tried makes this work.
      </p>
    );
  }
  return (
    <button type="button" className={days.tool} onClick={() => act(repair.words, repair.move)}>
      What would work: {repair.words}
    </button>
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
      {findings.map((finding, index) => (
        <li key={`${finding.id}-${index}`} className={styles.finding}>
          <Badge tone={tones[finding.state]}>{stateWords[finding.state]}</Badge>
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
