'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { screenOnly } from '@/styles/print.css';
import { header, link } from './Header.css';

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

interface NavLinkProps {
  href: string;
  label: string;
  section: readonly string[];
}

export function NavLink({ href, label, section }: NavLinkProps) {
  const path = usePathname();
  const holds = section.some((page) => path.startsWith(page));
  return (
    <Link className={link} href={href} aria-current={path === href ? 'page' : holds || undefined}>
      {label}
    </Link>
  );
}
