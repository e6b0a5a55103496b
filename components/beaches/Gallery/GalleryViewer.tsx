'use client';

import { useEffect, useRef, useState } from 'react';
import type { Elements } from '@/components/ui/elements';
import { Lightbox, type Slide } from './Lightbox';

interface GalleryViewerProps {
  name: string;
  slides: readonly Slide[];
  children: Elements;
}

function wantsElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

export function GalleryViewer({ name, slides, children }: GalleryViewerProps) {
  const [index, setIndex] = useState<number | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-slide]');
      if (!link || wantsElsewhere(event)) return;
      event.preventDefault();
      opener.current = link;
      setIndex(Number(link.dataset['slide']));
    };
    const element = container.current;
    for (const link of element?.querySelectorAll('a[data-slide]') ?? []) {
      link.setAttribute('aria-haspopup', 'dialog');
    }
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, []);

  return (
    <div ref={container}>
      {children}
      {index !== null && (
        <Lightbox
          name={name}
          slides={slides}
          index={index}
          onMove={setIndex}
          onClose={() => {
            setIndex(null);
            // Safari does not focus a clicked link.
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
