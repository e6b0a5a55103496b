import type { ReactNode } from 'react';
import { ByTime } from '@/components/browser/ByTime/ByTime';
import { ByClosure } from '@/components/notices/WhileClosed/WhileClosed';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { Service } from '@/content/transport/types';
import type { IsoDate } from '@/content/types';
import { formatDayOfYear } from '@/lib/time/words';
import { siteTransport, stopName } from '@/lib/content/transport';
import { exceptTexts, headwaysEnd, headwaysText } from '@/lib/transport/timetable';
import { publishersOf } from '@/lib/transport/way';
import { countingPeriods } from '@/lib/trust/periods';
import { type Counted, isTrusted } from '@/lib/trust/trust';

interface WhileRunsProps {
  service: Service;
  /** The stop at which one asks; left out for the first. */
  stop?: string;
  instead?: (words: ReactNode) => ReactNode;
  children: ReactNode;
}

/** Its times while they hold; after them about how often it comes, as long as that is believed. */
export function WhileRuns({ service, stop, instead = (words) => words, children }: WhileRunsProps) {
  const { calls, closedBy, validFrom, validUntil } = service;
  const headways = headwaysText(service, stop);
  const sources = <EitherLink sources={publishersOf([service])} />;
  const ask = <>Ask {sources}.</>;
  const start = validFrom ? `from ${formatDayOfYear(validFrom)} ` : '';
  const lapsed = instead(
    <span>
      {`our times hold ${start}to ${formatDayOfYear(validUntil)}. `}
      {ask}
    </span>,
  );
  const words =
    stop === undefined
      ? `At ${stopName(calls[0]?.at ?? '')}: ${headways}`
      : [headways, ...exceptTexts([service])].join('; ');
  const about = headways && (
    <WhileTrusted {...service} validUntil={headwaysEnd(siteTransport, service)} otherwise={lapsed}>
      {instead(
        <span>
          {`${words}. Look up the times: `}
          {sources}.
        </span>,
      )}
    </WhileTrusted>
  );
  return (
    <ByClosure
      stretch={closedBy}
      closed={instead('none while the road is closed: see the travel notice.')}
      unknown={instead(<span>check that it runs again. {ask}</span>)}
      open={
        <WhileTrusted {...service} otherwise={about ?? lapsed}>
          {children}
        </WhileTrusted>
      }
    />
  );
}

/** Nothing on the days on which another timetable of the same bus counts. */
export function UnlessReplaced({ service, children }: Omit<WhileRunsProps, 'instead'>) {
  const { replaced = [] } = service;
  return replaced.reduce(
    (shown, { from, until }) => (
      <WhileTrusted validFrom={from} validUntil={until} otherwise={shown}>
        {null}
      </WhileTrusted>
    ),
    children,
  );
}

interface ByCountingProps<Fact> {
  facts: readonly Fact[];
  /** What those say that count. */
  children: (counting: readonly Fact[]) => ReactNode;
}

/** What facts say on each day; without a clock what they say as long as those hold that nothing replaces. */
export function ByCounting<Fact extends Counted>({ facts, children }: ByCountingProps<Fact>) {
  const periods = countingPeriods(facts);
  const shown = periods.map(({ state }): [IsoDate, ReactNode] => [
    state,
    children(facts.filter((fact) => isTrusted(fact, state))),
  ]);
  const [end = '9999-12-31'] = facts
    .flatMap(({ validUntil, replaced }) => (replaced ? [] : validUntil))
    .toSorted();
  const initial = periods.findLast(({ state }) => state <= end)?.state;
  return <ByTime periods={periods} shown={Object.fromEntries(shown)} initial={initial} />;
}
