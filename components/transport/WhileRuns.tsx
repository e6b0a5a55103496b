import type { ReactNode } from 'react';
import { ByClosure } from '@/components/notices/TravelNotice/ByClosure';
import { EitherLink } from '@/components/trust/EitherLink/EitherLink';
import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { notices } from '@/content/notices';
import type { Service } from '@/content/transport/types';
import { formatDayOfYear } from '@/lib/time/words';
import { noticesClosing } from '@/lib/trust/closure';
import { publishersOf } from '@/lib/transport/publishers';

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
  const times = (
    <WhileTrusted
      {...(validFrom && { validFrom })}
      validUntil={validUntil}
      otherwise={instead(
        <>
          our times hold {validFrom && <>from {formatDayOfYear(validFrom)} </>}to{' '}
          {formatDayOfYear(validUntil)}. {ask}
        </>,
      )}
    >
      {children}
    </WhileTrusted>
  );
  const closing = noticesClosing(closedBy, notices);
  if (!closedBy || closing.length === 0) return times;
  return (
    <ByClosure
      stretch={closedBy}
      notices={closing.map(({ closes, from, until }) => ({ closes, from, until }))}
      closed={instead(<>none while the road is closed: see the travel notice.</>)}
      unknown={instead(<>check that it runs again. {ask}</>)}
      open={times}
    />
  );
}
