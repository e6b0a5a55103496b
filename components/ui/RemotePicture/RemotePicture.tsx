'use client';

import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { photograph } from './RemotePicture.css';

/** Asked for when everything else has loaded; shown only when it is there in full. */
export function RemotePicture({ src, alt }: { src: string; alt: string }) {
  const [state, setState] = useState<'waiting' | keyof typeof photograph | 'gone'>('waiting');

  useEffect(() => (savesData() ? undefined : afterLoad(() => setState('loading'))), []);

  if (state === 'waiting' || state === 'gone') return null;
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
