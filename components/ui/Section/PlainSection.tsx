import type { ReactNode } from 'react';
import { container } from '../Container/Container.css';
import { section } from './Section.css';

interface PlainSectionProps {
  id?: string;
  ground?: keyof typeof section;
  children: ReactNode;
}

/** A part of a page that needs no heading of its own, because the page's heading is its heading. */
export function PlainSection({ id, ground = 'paper', children }: PlainSectionProps) {
  return (
    <div id={id} className={section[ground]}>
      <div className={container}>{children}</div>
    </div>
  );
}
