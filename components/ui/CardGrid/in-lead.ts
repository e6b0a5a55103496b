import type { CardLayout } from '../Card/Card.css';

/** How a card looks by its index in a list. */
export interface CardLook {
  layout?: CardLayout;
  sizes: string;
}

export function inLead(index: number): CardLook {
  return index === 0
    ? { layout: 'sideways', sizes: '(min-width: 44rem) 54vw, 92vw' }
    : { layout: 'upright', sizes: '(min-width: 44rem) 46vw, 92vw' };
}
