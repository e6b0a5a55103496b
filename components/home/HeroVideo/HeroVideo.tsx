'use client';

import { unlessBlocked } from '@/components/browser/kept';
import { savesData } from '@/components/browser/saves-data';
import { useCode } from '@/components/browser/use-code';
import { useLoaded } from '@/components/browser/use-idle';
import { plannerStorageKey } from '@/content/keys';
import type { VideoPlayerProps } from './VideoPlayer';

const loadPlayer = () => import('./VideoPlayer').then(({ VideoPlayer }) => VideoPlayer);

const refusedKey = `${plannerStorageKey}-refused-film`;

function isWelcome(id: string): boolean {
  return (
    navigator.onLine &&
    !savesData() &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches &&
    unlessBlocked(() => sessionStorage.getItem(refusedKey)) !== id
  );
}

/** The service is asked for nothing before the page has loaded and the browser is idle. */
export function HeroVideo({ host, id }: Pick<VideoPlayerProps, 'host' | 'id'>) {
  const isLoaded = useLoaded();
  const { code: VideoPlayer } = useCode(loadPlayer, isLoaded && isWelcome(id));
  return VideoPlayer ? <VideoPlayer host={host} id={id} refusedKey={refusedKey} /> : null;
}
