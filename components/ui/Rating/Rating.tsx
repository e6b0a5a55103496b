import { rating, stars } from './Rating.css';

/** Five stars, whole ones by rounding down, with the number beside. `value` runs from 0 to 5. */
export function Rating({ value }: { value: number }) {
  const whole = Math.max(0, Math.min(5, Math.floor(value))) as keyof typeof stars;
  return (
    <span className={rating} role="img" aria-label={`Rated ${value} out of 5`}>
      <span className={stars[whole]} />
      {value}
    </span>
  );
}
