'use client';

import { useState } from 'react';
import { placeholder } from './ItemPicture.css';

interface ItemPictureProps {
  /** Empty for none. */
  src: string;
  /** The box, which keeps its size whatever becomes of the picture. */
  boxClass: string;
  imageClass: string;
  lazy: boolean;
}

/** The picture of a saved thing, whose address may be years old. Its name stands beside it. */
export function ItemPicture({ src, boxClass, imageClass, lazy }: ItemPictureProps) {
  const [missed, setMissed] = useState<string>();
  return (
    <span className={`${boxClass} ${placeholder}`}>
      {src !== '' && src !== missed && (
        <img
          className={imageClass}
          src={src}
          alt=""
          width={1200}
          height={800}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          onError={() => {
            setMissed(src);
          }}
        />
      )}
    </span>
  );
}
