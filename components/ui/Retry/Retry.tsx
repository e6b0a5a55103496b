import type { ReactNode } from 'react';
import { Button } from '../Button/Button';

interface RetryProps {
  /** Tries again; nothing is shown while there is nothing to try. */
  retry: (() => void) | undefined;
  /** What did not come. */
  children: ReactNode;
}

/** Says that a part of the page did not load, and tries again at a press. */
export function Retry({ retry, children }: RetryProps) {
  return (
    retry && (
      <p role="status">
        {children}{' '}
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </p>
    )
  );
}
