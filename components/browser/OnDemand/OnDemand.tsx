'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { useCode } from '../use-code';
import { useFirstUse } from '../use-first-use';
import { failure } from './OnDemand.css';

interface OnDemandProps<Props extends object> {
  /** Imports the component; a function of the module, so that it stays the same. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  now?: boolean;
  /** What is in view only loads once somebody uses the page, where a first visit has no room for it. */
  onceUsed?: boolean;
  failed: ReactNode;
  /** For the box around the placeholder, which goes when the component is there. */
  className?: string | undefined;
  children?: ReactNode;
}

export function OnDemand<Props extends object>({
  load,
  props,
  now = false,
  onceUsed = false,
  failed: message,
  className,
  children,
}: OnDemandProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const isUsed = useFirstUse();
  const { code: Loaded, failed, ask } = useCode(load, now || (isSeen && (isUsed || !onceUsed)));

  useEffect(() => {
    if (now || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      // What only touches the edge of the window is not in view.
      { rootMargin: '-1px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [now]);

  async function retry() {
    // Code that an update of the site has removed comes only with the new page.
    if (!(await ask()) && navigator.onLine) window.location.reload();
  }

  if (Loaded) return <Loaded {...props} />;
  return (
    <div ref={box} className={className} aria-busy={!failed}>
      {failed && (
        <p role="status" className={failure}>
          {message}{' '}
          <Button variant="quiet" onClick={() => void retry()}>
            Try again
          </Button>
        </p>
      )}
      {children}
    </div>
  );
}
