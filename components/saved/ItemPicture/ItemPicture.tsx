'use client';

import { useState } from 'react';
import { media } from '@/styles/breakpoints';
import { placeholder } from './ItemPicture.css';

interface ItemPictureProps {
  src: string;
  night?: string | undefined;
  boxClass: string;
  imageClass: string;
  lazy?: boolean;
}

export function ItemPicture({ src, night, boxClass, imageClass, lazy = true }: ItemPictureProps) {
  const [missed, setMissed] = useState<string>();
  return (
    <picture className={`${boxClass} ${placeholder}`}>
      {night && night !== missed && <source srcSet={night} media={media.dark} />}
      {src !== '' && src !== missed && (
        <img
          className={imageClass}
          src={src}
          alt=""
          width={1200}
          height={800}
          loading={lazy ? 'lazy' : 'eager'}
          decoding="async"
          onError={({ currentTarget }) => {
            setMissed(night && currentTarget.currentSrc.endsWith(night) ? night : src);
          }}
        />
      )}
    </picture>
  );
}
