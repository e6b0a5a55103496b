'use client';

import type { MouseEvent } from 'react';
import { iconButton } from '../Button/Button.css';
import { Glyph } from '../Icon/Glyph';
import { arrowLeft, arrowRight } from '../Icon/press-paths';

const directions = [
  { words: 'Previous', cards: -1, arrow: arrowLeft },
  { words: 'Next', cards: 1, arrow: arrowRight },
] as const;

export function RowButtons({ name, className }: { name: string; className: string }) {
  const scroll = ({ currentTarget }: MouseEvent, cards: number) => {
    const row = currentTarget.parentElement?.previousElementSibling;
    row?.scrollBy({ left: cards * (row.firstElementChild?.clientWidth ?? 0) });
  };
  return (
    <div className={className}>
      {directions.map(({ words, cards, arrow }) => (
        <button
          key={words}
          type="button"
          className={iconButton}
          aria-label={`${words}: ${name}`}
          onClick={(event) => scroll(event, cards)}
        >
          <Glyph path={arrow} />
        </button>
      ))}
    </div>
  );
}
