import type { CardLayout } from '../Card/Card.css';

export function inLead(index: number): { layout: CardLayout; sizes: string } {
  return index === 0
    ? { layout: 'sideways', sizes: '(min-width: 44rem) 54vw, 92vw' }
    : { layout: 'upright', sizes: '(min-width: 44rem) 46vw, 92vw' };
}
