import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the page has had nothing to do since the component was live: true within a second. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
