import type { Elements } from '../elements';
import { Button } from '../Button/Button';
import { across } from '@/styles/layout.css';

interface LoadFailureProps {
  message: Elements | string;
  ask: () => Promise<unknown>;
}

/** Says that a part of the page has not come, and asks for it again. */
export function LoadFailure({ message, ask }: LoadFailureProps) {
  async function retry() {
    // Code that an update of the site has removed comes only with the new page.
    if (!(await ask()) && navigator.onLine) window.location.reload();
  }

  return (
    <p role="status" className={across}>
      <span>{message}</span>
      <Button variant="quiet" onClick={() => void retry()}>
        Try again
      </Button>
    </p>
  );
}
