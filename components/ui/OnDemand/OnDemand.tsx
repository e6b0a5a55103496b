'use client';

import type { ComponentType } from 'react';
import type { Elements } from '../elements';
import { useCode } from '@/components/browser/use-code';
import { useIdle } from '@/components/browser/use-idle';
import { across } from '@/styles/layout.css';
import { Button } from '../Button/Button';

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

interface OnDemandProps<Props extends object> {
  /** Imports the component; a function of the module, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** For what stands at the top of a page, or was pressed for; the rest waits until the page is idle. */
  now?: boolean;
  failed: Elements | string;
  /** For the box around the placeholder, which goes when the component is there. */
  className?: string | undefined;
  children?: Elements;
}

export function OnDemand<Props extends object>({
  load,
  props,
  now = false,
  failed: message,
  className,
  children,
}: OnDemandProps<Props>) {
  const isIdle = useIdle();
  const { code: Loaded, failed, ask } = useCode(load, now || isIdle);

  if (Loaded) return <Loaded {...props} />;
  return (
    <div className={className} aria-busy={!failed}>
      {failed && <LoadFailure message={message} ask={ask} />}
      {children}
    </div>
  );
}
