'use client';

import { useEffect, useRef, useState } from 'react';
import { useCode } from '@/components/browser/use-code';
import type { Elements } from '@/components/ui/elements';
import type { Slide } from './Lightbox';

interface GalleryViewerProps {
  name: string;
  slides: readonly Slide[];
  children: Elements;
}

function wantsElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

const loadLightbox = () => import('./Lightbox');

export function GalleryViewer({ name, slides, children }: GalleryViewerProps) {
  const { code, ask } = useCode(loadLightbox);
  const [index, setIndex] = useState<number | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const openSlide = async (link: HTMLAnchorElement) => {
      opener.current = link;
      if (await ask()) setIndex(Number(link.dataset['slide']));
      else window.location.assign(link.href);
    };
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-slide]');
      if (!link || wantsElsewhere(event)) return;
      event.preventDefault();
      void openSlide(link);
    };
    const element = container.current;
    for (const link of element?.querySelectorAll('a[data-slide]') ?? []) {
      link.setAttribute('aria-haspopup', 'dialog');
    }
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, [ask]);

  return (
    <div ref={container}>
      {children}
      {code && (
        <code.Lightbox
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
