'use client';

import { Link } from '@/components/ui/Link/Link';
import { usePathname } from 'next/navigation';
import { link } from './Header.css';

interface NavLinkProps {
  href: string;
  label: string;
  /** The paths of its section, its own included. */
  section: readonly string[];
}

/** A link of the main navigation, marked when its page, or one of its section, is the current one. */
export function NavLink({ href, label, section }: NavLinkProps) {
  const path = usePathname();
  const holds = section.some((page) => path.startsWith(page));
  return (
    <Link className={link} href={href} aria-current={path === href ? 'page' : holds || undefined}>
      {label}
    </Link>
  );
}
