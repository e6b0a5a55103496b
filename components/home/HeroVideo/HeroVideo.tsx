'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import type { VideoPlayerProps } from './VideoPlayer';

/** True where a film in the background would be welcome. */
function videoIsWelcome(): boolean {
  return (
    navigator.onLine &&
    !savesData() &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches
  );
}

/**
 * The film over the hero's art. The art is there first: neither the player's code nor the video
 * service is asked for anything before the page has loaded and the browser has nothing to do.
 */
export function HeroVideo(props: VideoPlayerProps) {
  const [Player, setPlayer] = useState<ComponentType<VideoPlayerProps>>();

  useEffect(() => {
    if (!videoIsWelcome()) return;
    return afterLoad(() => {
      // Without the player's code the art simply stays.
      import('./VideoPlayer').then(
        ({ VideoPlayer }) => setPlayer(() => VideoPlayer),
        () => undefined,
      );
    });
  }, []);

  return Player ? <Player {...props} /> : null;
}
