'use client';

import { Link } from '@/components/ui/Link/Link';
import { usePathname } from 'next/navigation';
import { link } from './Header.css';

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
