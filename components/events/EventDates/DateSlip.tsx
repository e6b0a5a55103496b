import type { Event } from '@/content/types';
import { slip } from './DateSlip.css';
import { torn } from './torn';

/** A date on a picture: one line, so that it covers a little of the sky and nothing below. */
export function DateSlip({ event }: { event: Event }) {
  return torn(event, (pieces) => (
    <span className={slip} aria-hidden="true">
      {pieces.join(' ')}
    </span>
  ));
}
