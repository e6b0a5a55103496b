'use client';

import { useState } from 'react';
import { savesData } from '@/components/browser/saves-data';
import { useLoaded } from '@/components/browser/use-idle';
import { photograph } from './RemotePicture.css';

/** Asked for when everything else has loaded; shown only when it is there in full. */
export function RemotePicture({ src, alt }: { src: string; alt: string }) {
  const isLoaded = useLoaded();
  const [state, setState] = useState<keyof typeof photograph | 'gone'>('loading');

  if (!isLoaded || savesData() || state === 'gone') return null;
  return (
    <img
      className={photograph[state]}
      src={src}
      alt={alt}
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => setState('shown')}
      onError={() => setState('gone')}
    />
  );
}
