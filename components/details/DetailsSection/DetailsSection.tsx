import type { ReactNode } from 'react';
import { text } from '@/styles/text.css';
import { section } from './DetailsSection.css';

interface DetailsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function DetailsSection({ id, title, children }: DetailsSectionProps) {
  return (
    <section id={id} className={section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={text.subheading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
