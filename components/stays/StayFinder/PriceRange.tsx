import type { ChangeEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { PRICE_MAX, PRICE_MIN } from '@/lib/stays/filters';
import * as styles from './PriceRange.css';

/** Pounds that a thumb moves at a time. */
const STEP = 5;

/** A price from an address stays as it is, where a slider would round it, until it is moved. */
const stepFrom = (price: number) => (price % STEP === 0 ? STEP : 1);

interface PriceRangeProps {
  min: number;
  max: number;
  /** The prices there are: each is a mark on the rule. */
  prices: readonly number[];
}

/**
 * Two native sliders on one rule, so keys, touch and announcements are the browser's own. A thumb
 * that meets the other stops there.
 */
export function PriceRange({ min, max, prices }: PriceRangeProps) {
  const common = { min: PRICE_MIN, max: PRICE_MAX, step: STEP } as const;
  const stopAt = (limit: (value: number) => number) => (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    input.value = String(limit(input.valueAsNumber));
  };
  return (
    <fieldset>
      <legend className={styles.legend}>Price per night</legend>
      <div className={styles.amounts} aria-hidden="true">
        £{min} – £{max}
      </div>
      <div className={styles.range}>
        <svg
          className={styles.rule}
          viewBox={`${PRICE_MIN} 0 ${PRICE_MAX - PRICE_MIN} 20`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.marks} d={prices.map((price) => `M${price} 0v8`).join('')} />
          <path className={styles.line} d={`M${PRICE_MIN} 10H${PRICE_MAX}`} />
          <path className={styles.chosen} d={`M${min} 10H${max}`} />
        </svg>
        <label>
          <VisuallyHidden>Lowest price</VisuallyHidden>
          <input
            {...common}
            type="range"
            name="min"
            // Of two thumbs at the upper end only the lower one can move.
            className={min > (PRICE_MIN + PRICE_MAX) / 2 ? styles.front : styles.thumb}
            step={stepFrom(min)}
            value={min}
            aria-valuetext={`£${min} a night`}
            onChange={stopAt((value) => Math.min(value, max))}
          />
        </label>
        <label>
          <VisuallyHidden>Highest price</VisuallyHidden>
          <input
            {...common}
            type="range"
            name="max"
            className={styles.thumb}
            step={stepFrom(max)}
            value={max}
            aria-valuetext={`£${max} a night`}
            onChange={stopAt((value) => Math.max(value, min))}
          />
        </label>
      </div>
    </fieldset>
  );
}
