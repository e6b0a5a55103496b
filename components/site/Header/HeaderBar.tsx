'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { screenOnly } from '@/styles/print.css';
import { header } from './Header.css';

const solidPast = 50;

export function HeaderBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > solidPast);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <header className={`${screenOnly} ${header}`} data-scrolled={scrolled}>
      {children}
    </header>
  );
}
