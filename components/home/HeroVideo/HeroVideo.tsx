'use client';

import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { unlessBlocked } from '@/components/browser/kept';
import { useCode } from '@/components/browser/use-code';
import { plannerStorageKey } from '@/content/keys';
import type { VideoPlayerProps } from './VideoPlayer';

const loadPlayer = () => import('./VideoPlayer').then(({ VideoPlayer }) => VideoPlayer);

function videoIsWelcome(): boolean {
  return (
    navigator.onLine &&
    !savesData() &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

const refusedKey = `${plannerStorageKey}-refused-film`;

const isRefused = (id: string) => unlessBlocked(() => sessionStorage.getItem(refusedKey)) === id;

/** The service is asked for nothing before the page has loaded and the browser is idle. */
export function HeroVideo({ host, id }: Pick<VideoPlayerProps, 'host' | 'id'>) {
  const [isReady, setIsReady] = useState(false);
  const { code: VideoPlayer } = useCode(loadPlayer, isReady);

  useEffect(() => {
    if (!videoIsWelcome() || isRefused(id)) return;
    return afterLoad(() => setIsReady(true));
  }, [id]);

  return VideoPlayer ? <VideoPlayer host={host} id={id} refusedKey={refusedKey} /> : null;
}
