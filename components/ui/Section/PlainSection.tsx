import type { ReactNode } from 'react';
import { container } from '../Container/Container.css';
import { section } from './Section.css';

interface PlainSectionProps {
  ground?: keyof typeof section;
  children: ReactNode;
}

export function PlainSection({ ground = 'paper', children }: PlainSectionProps) {
  return (
    <div className={section[ground]}>
      <div className={container}>{children}</div>
    </div>
  );
}
