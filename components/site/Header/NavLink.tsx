'use client';

import { Link } from '@/components/ui/Link/Link';
import { usePathname } from 'next/navigation';
import { link } from './Header.css';

/** A link of the main navigation, marked when its page is the current one. */
export function NavLink({ href, label }: { href: string; label: string }) {
  const current = usePathname() === href;
  return (
    <Link className={link} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </Link>
  );
}
