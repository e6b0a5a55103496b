'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { header } from './Header.css';

/** Pixels after which the header turns solid. */
const solidPast = 50;

/** The sticky header, which turns solid when the page is scrolled. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const update = () => setScrolled(window.scrollY > solidPast);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <header className={header} data-scrolled={scrolled}>
      {children}
    </header>
  );
}
