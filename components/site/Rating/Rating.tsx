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
