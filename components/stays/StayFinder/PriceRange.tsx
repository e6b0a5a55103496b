import { useRef, type ChangeEvent, type PointerEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { PRICE_MAX, PRICE_MIN } from '@/lib/stays/filters';
import { text } from '@/styles/text.css';
import { figure } from '../PropertyCard/PropertyCard.css';
import * as styles from './PriceRange.css';

const STEP = 5;

/** A price from an address stays as it is, where a slider would round it, until it is moved. */
const stepFrom = (price: number) => (price % STEP === 0 ? STEP : 1);

interface PriceRangeProps {
  min: number;
  max: number;
  prices: readonly number[];
}

/** Sets a slider as its own thumb would, so that the form hears of it. */
function moveTo(input: HTMLInputElement | null, value: number): void {
  if (!input) return;
  // React notices a change only where the value was not set by its own hand.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
    input,
    String(value),
  );
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Two native sliders on one rule. A thumb stops at the other; where both stand on one price, the
 * upper one can be dragged either way. A press on the rule moves the nearer thumb.
 */
export function PriceRange({ min, max, prices }: PriceRangeProps) {
  const lower = useRef<HTMLInputElement>(null);
  const upper = useRef<HTMLInputElement>(null);
  const rule = useRef<SVGSVGElement>(null);
  /** The one price on which both thumbs stood when the present drag began; null where they did not. */
  const together = useRef<number | null>(null);
  /** The thumb that follows a pointer that was pressed on the rule. */
  const pulled = useRef<HTMLInputElement | null>(null);

  /** Lets a thumb go as far as the other, or, from where both stood, moves the other in its place. */
  function onSlide({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const asked = input.valueAsNumber;
    const isLower = input === lower.current;
    const end = together.current ?? (isLower ? max : min);
    input.value = String(isLower ? Math.min(asked, end) : Math.max(asked, end));
    if (together.current === null) return;
    const rest = isLower ? Math.max(asked, end) : Math.min(asked, end);
    moveTo(isLower ? upper.current : lower.current, rest);
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
    pulled.current = isLower ? lower.current : upper.current;
    together.current = null;
    moveTo(pulled.current, price);
    pulled.current?.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (pulled.current) moveTo(pulled.current, priceAt(event));
  }

  function onPointerEnd() {
    pulled.current = null;
    together.current = null;
  }

  return (
    <fieldset>
      <legend className={text.imprint}>Price per night</legend>
      <div className={figure} aria-hidden="true">
        £{min} – £{max}
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
          <path className={styles.marks} d={prices.map((price) => `M${price} 0v8`).join('')} />
          <path className={styles.line} d={`M${PRICE_MIN} 10H${PRICE_MAX}`} />
          <path className={styles.chosen} d={`M${min} 10H${max}`} />
        </svg>
        {(['min', 'max'] as const).map((name) => {
          const value = name === 'min' ? min : max;
          // Of two thumbs at the upper end only the lower one can move.
          const isInFront = name === 'min' && min > (PRICE_MIN + PRICE_MAX) / 2;
          return (
            <label key={name}>
              <VisuallyHidden>{name === 'min' ? 'Lowest price' : 'Highest price'}</VisuallyHidden>
              <input
                ref={name === 'min' ? lower : upper}
                type="range"
                name={name}
                className={isInFront ? styles.front : styles.thumb}
                min={PRICE_MIN}
                max={PRICE_MAX}
                step={stepFrom(value)}
                value={value}
                aria-valuetext={`£${value} a night`}
                onChange={onSlide}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
