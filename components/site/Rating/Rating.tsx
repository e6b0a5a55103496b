import type { ReactNode } from 'react';
import type { Elements } from '@/components/ui/elements';
import { sample } from '@/content/sample';
import { text } from '@/styles/text.css';
import { rating, stars } from './Rating.css';

export function Rating({ value }: { value: number }) {
  const whole = Math.max(0, Math.min(5, Math.floor(value))) as keyof typeof stars;
  return (
    <span className={rating}>
      <span className={`${text.bold} ${rating}`} role="img" aria-label={`Rated ${value} out of 5`}>
        <span className={stars[whole]} />
        <span>{value}</span>
      </span>
      {sample && <span className={text.quiet}>{sample.rating}</span>}
    </span>
  );
}

interface LabelAndRatingProps {
  label: ReactNode;
  rating: number;
  children?: Elements;
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
