'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import type { Elements } from '@/components/ui/elements';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { chevronLeft, chevronRight } from '@/components/ui/Icon/turning-paths';
import { align, fullWidth, stack, touchSquare } from '@/styles/layout.css';
import * as styles from './Gallery.css';

interface Slide {
  readonly src: string;
  readonly alt: string;
  /** The link to the picture as a poster. */
  readonly poster?: Elements;
}

interface LightboxProps {
  name: string;
  slides: readonly Slide[];
  /** The current slide. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Pixels that a finger must travel sideways to be taken for a swipe. */
const swipeDistance = 40;

function Arrow({ name, path, onClick }: { name: string; path: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`${touchSquare} ${styles.arrow}`}
      aria-label={name}
      onClick={onClick}
    >
      <Glyph path={path} />
    </button>
  );
}

function Lightbox({ name, slides, index, onMove, onClose }: LightboxProps) {
  const swipeStart = useRef<number>(null);
  const slide = slides[index];
  const count = slides.length;

  const previous = (index - 1 + count) % count;
  const next = (index + 1) % count;

  const finishSwipe = (end: number) => {
    const travelled = end - (swipeStart.current ?? end);
    swipeStart.current = null;
    if (Math.abs(travelled) >= swipeDistance) onMove(travelled < 0 ? next : previous);
  };

  // Focus may be on any control of the dialog, the one that closes it included.
  useEffect(() => {
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: previous,
      ArrowRight: next,
      Home: 0,
      End: count - 1,
    };
    const moveByKey = (event: KeyboardEvent) => {
      const target = targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      onMove(target);
    };
    document.addEventListener('keydown', moveByKey);
    return () => document.removeEventListener('keydown', moveByKey);
  }, [previous, next, count, onMove]);

  if (!slide) return null;

  return (
    <Dialog open title={name} onClose={onClose} className={styles.box}>
      <div
        className={styles.stage}
        onPointerDown={({ clientX }) => {
          swipeStart.current = clientX;
        }}
        onPointerUp={({ clientX }) => finishSwipe(clientX)}
        onPointerCancel={() => {
          swipeStart.current = null;
        }}
      >
        <img
          key={slide.src}
          className={`${fullWidth} ${styles.picture}`}
          src={slide.src}
          alt={slide.alt}
          draggable={false}
        />
      </div>
      <div className={`${stack.s} ${align.top} ${styles.bar}`}>
        <Arrow name="Previous picture" path={chevronLeft} onClick={() => onMove(previous)} />
        <p className={styles.caption} aria-live="polite">
          <span className={styles.position}>{`${index + 1} of ${count}`}</span>
          <span>{slide.alt}</span>
          <span>{slide.poster}</span>
        </p>
        <Arrow name="Next picture" path={chevronRight} onClick={() => onMove(next)} />
      </div>
    </Dialog>
  );
}

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
