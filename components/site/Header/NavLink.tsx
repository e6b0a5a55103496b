'use client';

import { Link } from '@/components/ui/Link/Link';
import { usePathname } from 'next/navigation';
import { routes } from '@/lib/routes';
import { link } from './Header.css';

/** A link of the main navigation, marked when its page, or one of its section, is the current one. */
export function NavLink({ href, label }: { href: string; label: string }) {
  const path = usePathname();
  const holds = href !== routes.home && path.startsWith(href);
  return (
    <Link className={link} href={href} aria-current={path === href ? 'page' : holds || undefined}>
      {label}
    </Link>
  );
}
