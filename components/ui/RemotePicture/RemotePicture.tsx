'use client';

import { useEffect, useState } from 'react';
import { afterLoad, savesData } from '@/components/browser/after-load';
import { photograph } from './RemotePicture.css';

interface RemotePictureProps {
  src: string;
  alt: string;
}

/**
 * A photograph from another host, over a picture of the site's own in the same box. It is asked
 * for when everything else has loaded, and comes in only once it is there in full; if it never
 * comes, or the visitor saves data, the picture beneath stays. The other host is not told from
 * which page it was asked.
 */
export function RemotePicture({ src, alt }: RemotePictureProps) {
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
