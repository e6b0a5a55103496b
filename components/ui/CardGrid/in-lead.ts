import type { CardLayout } from '../Card/Card.css';

/** How a card looks in its place. */
export interface CardPlace {
  layout?: CardLayout;
  sizes: string;
}

export function inLead(index: number): CardPlace {
  return index === 0
    ? { layout: 'sideways', sizes: '(min-width: 44rem) 54vw, 92vw' }
    : { layout: 'upright', sizes: '(min-width: 44rem) 46vw, 92vw' };
}
