'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { inTime, wanted } from '@/components/browser/in-time';
import type { LightboxProps, Slide } from './Lightbox';

interface GalleryViewerProps {
  name: string;
  slides: readonly Slide[];
  /** Links with the index of their slide in `data-slide`. */
  children: ReactNode;
}

/** Whether the visitor asked for another tab or window. */
function wantsElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

const loadLightbox = () => import('./Lightbox');

/** Opens the links inside it in a lightbox, whose code is fetched at the first click. */
export function GalleryViewer({ name, slides, children }: GalleryViewerProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [index, setIndex] = useState<number | null>(null);
  const wall = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const openSlide = async (link: HTMLAnchorElement) => {
      opener.current = link;
      try {
        const loaded = await inTime(wanted(loadLightbox));
        setLightbox(() => loaded.Lightbox);
        setIndex(Number(link.dataset['slide']));
      } catch {
        // No network for the code: the picture itself may still be there.
        window.location.assign(link.href);
      }
    };
    const handleClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-slide]');
      if (!link || wantsElsewhere(event)) return;
      event.preventDefault();
      void openSlide(link);
    };
    const element = wall.current;
    // Without a script they are links like any other; with one, a click on them leads nowhere.
    for (const link of element?.querySelectorAll('a[data-slide]') ?? []) {
      link.setAttribute('aria-haspopup', 'dialog');
    }
    // The links are the controls; one listener round them hears mouse, touch and Enter alike.
    element?.addEventListener('click', handleClick);
    return () => element?.removeEventListener('click', handleClick);
  }, []);

  return (
    <div ref={wall}>
      {children}
      {Lightbox && (
        <Lightbox
          name={name}
          slides={slides}
          index={index}
          onMove={setIndex}
          onClose={() => {
            setIndex(null);
            // Not every browser focuses a link that is clicked, so it cannot know where to return.
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
