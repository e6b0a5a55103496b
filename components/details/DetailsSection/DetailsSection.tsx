import type { ReactNode } from 'react';
import { align, stack } from '@/styles/layout.css';
import { flowOnPaper } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { section } from '../DetailsPage/DetailsPage.css';

interface DetailsSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function DetailsSection({ id, title, children }: DetailsSectionProps) {
  return (
    <section
      id={id}
      className={`${stack.m} ${align.start} ${flowOnPaper} ${section}`}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={text.subheading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
