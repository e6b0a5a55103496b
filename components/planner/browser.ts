import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { plannerStorageKey } from '@/content/keys';
import { browserOf, type Once, sayOnce } from '@/lib/store/forgetting';

const saidKey = `${plannerStorageKey}-said`;

export const thisBrowser = () => browserOf(window);

const saying = createStore<readonly Once[]>(() => []);

export function useOnce(what: Once, isDue: boolean): readonly [boolean, () => void] {
  useEffect(() => {
    if (isDue && sayOnce(what, saidKey, () => window.localStorage)) {
      saying.setState((all) => [...all, what], true);
    }
  }, [what, isDue]);
  const isSaid = useStore(saying, (all) => all.includes(what));
  const end = () => saying.setState((all) => all.filter((each) => each !== what), true);
  return [isSaid, end];
}
