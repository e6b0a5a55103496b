'use client';

import { useWhenSeen } from '@/components/browser/use-when-seen';
import { Retry } from '@/components/ui/Retry/Retry';
import type { WayNowProps } from './WayNow';
import { line, slip } from './WayHome.css';

const load = () => import('./WayNow');

/** How one gets home from a place now; a box of its size until it comes into view. */
export function WayHome(props: WayNowProps) {
  const { ref, code, retry } = useWhenSeen(load);
  const look = props.coordinates ? slip : line;
  return (
    <div ref={ref} className={look} aria-busy={!code && !retry}>
      {code && <code.WayNow {...props} />}
      <Retry retry={retry}>The buses of this minute could not be loaded.</Retry>
    </div>
  );
}
