import type { ReactNode } from 'react';
import { text } from '@/styles/text.css';
import { Rating } from './Rating';

interface LabelAndRatingProps {
  label: ReactNode;
  rating: number;
  children?: ReactNode;
}

/** What kind of thing it is and how it is rated, above its title. */
export function LabelAndRating({ label, rating, children }: LabelAndRatingProps) {
  return (
    <>
      <span className={text.imprint}>{label}</span>
      {children}
      <Rating value={rating} />
    </>
  );
}
