import type { ReactNode } from 'react';
import { ByClosure } from '@/components/notices/WhileClosed/WhileClosed';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import type { Service } from '@/content/transport/types';
import { formatDayOfYear } from '@/lib/time/words';
import { publishersOf } from '@/lib/transport/way';

interface WhileRunsProps {
  service: Service;
  instead?: (words: ReactNode) => ReactNode;
  children: ReactNode;
}

export function WhileRuns({ service, instead = (words) => words, children }: WhileRunsProps) {
  const { closedBy, validFrom, validUntil } = service;
  const ask = (
    <>
      Ask <EitherLink sources={publishersOf([service])} />.
    </>
  );
  const start = validFrom ? `from ${formatDayOfYear(validFrom)} ` : '';
  return (
    <ByClosure
      stretch={closedBy}
      closed={instead('none while the road is closed: see the travel notice.')}
      unknown={instead(<span>check that it runs again. {ask}</span>)}
      open={
        <WhileTrusted
          {...service}
          otherwise={instead(
            <span>
              {`our times hold ${start}to ${formatDayOfYear(validUntil)}. `}
              {ask}
            </span>,
          )}
        >
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
