import { useEffect, useState } from 'react';
import { runChunked } from '@/components/browser/run-chunked';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { check, info, question, warning } from '@/components/ui/Icon/paths';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { type Finding, type FindingState, isOfWeather } from '@/lib/days/check/finding';
import type { SummaryFinding, Verdict } from '@/lib/days/check/summary';
import { stateWords } from '@/lib/days/check/words';
import { type Repair, repairsOf, whyNothing, worksWhen } from '@/lib/days/repair';
import { findStop } from '@/lib/days/trip';
import { bindUnits } from '@/lib/typeset';
import { planner, usePlanner } from '@/components/saved/planner';
import { across, align, line, row, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { apply, handleId, usePlannerContext } from './planner-context';
import { Tool } from './Tool';
import * as styles from './Days.css';

const icons: Readonly<Record<FindingState, string>> = {
  problem: warning,
  'check-first': question,
  'good-to-know': info,
  works: check,
};

function StateIcon({ state, words }: { state: FindingState; words: string }) {
  return (
    <span className={`${align.top} ${styles.icon[state]}`}>
      <Glyph path={icons[state]} />
      <VisuallyHidden>{`${words} `}</VisuallyHidden>
    </span>
  );
}

export function VerdictIcon({ verdict }: { verdict: Verdict }) {
  return <StateIcon state={verdict.state} words={`${verdict.words}:`} />;
}

export function VerdictLine({ verdict }: { verdict: Verdict }) {
  return (
    <p className={`${line.xs} ${align.top} ${text.bold}`}>
      <StateIcon state={verdict.state} words="" />
      <span>{bindUnits(verdict.words)}</span>
    </p>
  );
}

function RepairOffer({ finding }: { finding: Finding }) {
  const { trip, checker, now, goTo } = usePlannerContext();
  const items = usePlanner((state) => state.items);
  const [tried, setTried] = useState<{ for: typeof trip; repairs: readonly Repair[] }>();

  useEffect(() => {
    if (!checker) return;
    const saved = items.map(({ type, slug = '' }) => ({ type, slug }));
    return runChunked(repairsOf(checker, trip, finding, now, saved), (repairs) =>
      setTried({ for: trip, repairs }),
    );
  }, [checker, trip, finding, now, items]);

  /** The button goes with its problem, so the focus goes to what was changed. */
  function fix({ words, change }: Repair) {
    apply(words, change);
    const found = findStop(planner.getState().trip, finding.stopId);
    goTo(found?.dayId ?? finding.dayId, found && handleId(found.stop.id));
  }

  if (tried?.for !== trip) return <p className={text.muted}>Looking for a fix…</p>;
  const { repairs } = tried;
  if (repairs.length === 0) {
    if (isOfWeather(finding)) return null;
    return (
      <p className={text.muted}>
        {checker && (worksWhen(checker, trip, finding, now) ?? whyNothing(checker, trip, finding))}
      </p>
    );
  }
  return (
    <ul className={row.xs} aria-label={`Ways to fix ${finding.about}`}>
      {repairs.map((repair) => (
        <li key={repair.words}>
          <Tool onClick={() => fix(repair)}>{repair.words}</Tool>
        </li>
      ))}
    </ul>
  );
}

interface FindingListProps {
  findings: readonly SummaryFinding[];
  label: string;
}

export function FindingList({ findings, label }: FindingListProps) {
  const { isProposal } = usePlannerContext();
  if (findings.length === 0) return null;
  return (
    <ul className={`${stack.xxs} ${across}`} aria-label={label}>
      {findings.map((finding) => (
        <li key={finding.id} className={`${stack.xs} ${text.small} ${styles.finding}`}>
          <StateIcon state={finding.state} words={`${stateWords[finding.state]}:`} />
          <div>
            <p>{[finding.sentence, finding.more].filter(Boolean).join(' ')}</p>
            {(finding.state === 'problem' || isOfWeather(finding)) && !isProposal && (
              <RepairOffer finding={finding} />
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
