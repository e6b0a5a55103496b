'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/Link/Link';
import type { Link as ContentLink } from '@/content/types';
import { screenOnly } from '@/styles/print.css';
import { header, link } from './Header.css';

const solidPast = 50;

const isScrolled = () => window.scrollY > solidPast;

function watchScroll(tell: () => void): () => void {
  window.addEventListener('scroll', tell, { passive: true });
  return () => window.removeEventListener('scroll', tell);
}

export function HeaderBar({ children }: { children: ReactNode }) {
  const scrolled = useSyncExternalStore(watchScroll, isScrolled, () => false);
  return (
    <header className={`${screenOnly} ${header}`} data-scrolled={scrolled}>
      {children}
    </header>
  );
}

type NavLinkProps = Required<ContentLink> & { section: readonly string[] };

export function NavLink({ href, label, section }: NavLinkProps) {
  const path = usePathname();
  const holds = section.some((page) => path.startsWith(page));
  return (
    <Link className={link} href={href} aria-current={path === href ? 'page' : holds || undefined}>
      {label}
    </Link>
  );
}
