'use client';

import { useCallback, useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
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

function refusedFilm(): string | null {
  try {
    return sessionStorage.getItem(refusedKey);
  } catch {
    return null;
  }
}

function rememberRefused(id: string): void {
  try {
    sessionStorage.setItem(refusedKey, id);
  } catch {
    // Storage is blocked: the next page asks again.
  }
}

/** The service is asked for nothing before the page has loaded and the browser is idle. */
export function HeroVideo({ host, id }: Pick<VideoPlayerProps, 'host' | 'id'>) {
  const [isReady, setIsReady] = useState(false);
  const { code: VideoPlayer } = useCode(loadPlayer, isReady);

  useEffect(() => {
    if (!videoIsWelcome() || refusedFilm() === id) return;
    return afterLoad(() => setIsReady(true));
  }, [id]);

  const onUnavailable = useCallback(() => rememberRefused(id), [id]);
  return VideoPlayer ? <VideoPlayer host={host} id={id} onUnavailable={onUnavailable} /> : null;
}
