'use client';

import { useCallback, useEffect } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { useCode } from '@/components/browser/use-code';
import { plannerStorageKey } from '@/content/keys';
import type { VideoPlayerProps } from './VideoPlayer';

function videoIsWelcome(): boolean {
  return (
    navigator.onLine &&
    !savesData() &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

const refusedKey = `${plannerStorageKey}-refused-film`;

/** The film that was refused; null if storage is blocked. */
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

const loadPlayer = () => import('./VideoPlayer');

type Film = Pick<VideoPlayerProps, 'host' | 'id'>;

/**
 * The film over the hero's art. The art is there first: neither the player's code nor the video
 * service is asked for anything before the page has loaded and the browser has nothing to do.
 */
export function HeroVideo({ host, id }: Film) {
  const { code, ask } = useCode(loadPlayer);

  useEffect(() => {
    if (!videoIsWelcome() || refusedFilm() === id) return;
    // Without the code the picture stays.
    return afterLoad(() => void ask());
  }, [id, ask]);

  const onUnavailable = useCallback(() => rememberRefused(id), [id]);
  return code ? <code.VideoPlayer host={host} id={id} onUnavailable={onUnavailable} /> : null;
}
