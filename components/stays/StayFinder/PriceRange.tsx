import { useRef, type PointerEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { PRICE_MAX, PRICE_MIN, type StayFilters } from '@/lib/stays/filters';
import { text } from '@/styles/text.css';
import { figure } from '../PropertyCard/PropertyCard.css';
import * as styles from './StayFinder.css';

const STEP = 5;

/** A price from an address stays as it is, where a slider would round it, until it is moved. */
const stepFrom = (price: number) => (price % STEP === 0 ? STEP : 1);

export type Prices = Pick<StayFilters, 'min' | 'max'>;
type Thumb = keyof Prices;

interface PriceRangeProps extends Prices {
  onChange: (range: Prices) => void;
}

/**
 * Two native sliders on one rule. A thumb stops at the other; where both stand on one price, the
 * upper one can be dragged either way. A press on the rule moves the nearer thumb.
 */
export function PriceRange({ min, max, onChange }: PriceRangeProps) {
  const rule = useRef<SVGSVGElement>(null);
  /** The one price on which both thumbs stood when the present drag began; null where they did not. */
  const together = useRef<number | null>(null);
  /** The thumb that follows a pointer that was pressed on the rule. */
  const pulled = useRef<Thumb>(undefined);

  /** Lets a thumb go as far as the other, or, from where both stood, moves the other in its place. */
  function slide(thumb: Thumb, asked: number) {
    const met = together.current;
    if (met !== null) onChange({ min: Math.min(asked, met), max: Math.max(asked, met) });
    else if (thumb === 'min') onChange({ min: Math.min(asked, max), max });
    else onChange({ min, max: Math.max(asked, min) });
  }

  function priceAt({ clientX }: PointerEvent): number {
    const { left = 0, width = 1 } = rule.current?.getBoundingClientRect() ?? {};
    const price = PRICE_MIN + ((clientX - left) / width) * (PRICE_MAX - PRICE_MIN);
    return Math.min(PRICE_MAX, Math.max(PRICE_MIN, Math.round(price / STEP) * STEP));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    together.current = min === max ? min : null;
    if (event.target instanceof HTMLInputElement || event.button !== 0) return;
    const price = priceAt(event);
    const isLower = min === max ? price < min : Math.abs(price - min) <= Math.abs(price - max);
    pulled.current = isLower ? 'min' : 'max';
    together.current = null;
    slide(pulled.current, price);
    event.currentTarget.querySelectorAll('input')[isLower ? 0 : 1]?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (pulled.current) slide(pulled.current, priceAt(event));
  }

  function onPointerEnd() {
    pulled.current = undefined;
    together.current = null;
  }

  return (
    <fieldset>
      <legend className={text.imprint}>Price per night</legend>
      <div className={figure} aria-hidden="true">
        {`£${min} – £${max}`}
      </div>
      <div
        className={styles.range}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <svg
          ref={rule}
          className={styles.rule}
          viewBox={`${PRICE_MIN} 0 ${PRICE_MAX - PRICE_MIN} 20`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.line} d={`M${PRICE_MIN} 10H${PRICE_MAX}`} />
          <path className={styles.chosen} d={`M${min} 10H${max}`} />
        </svg>
        {(['min', 'max'] as const).map((thumb) => {
          const isLower = thumb === 'min';
          const value = isLower ? min : max;
          // Of two thumbs at the upper end only the lower one can move.
          const isInFront = isLower && min > (PRICE_MIN + PRICE_MAX) / 2;
          return (
            <label key={thumb}>
              <VisuallyHidden>{isLower ? 'Lowest price' : 'Highest price'}</VisuallyHidden>
              <input
                type="range"
                name={thumb}
                className={isInFront ? styles.front : styles.thumb}
                min={PRICE_MIN}
                max={PRICE_MAX}
                step={stepFrom(value)}
                value={value}
                aria-valuetext={`£${value} a night`}
                onChange={({ target }) => slide(thumb, target.valueAsNumber)}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
