import type { ComponentPropsWithRef } from 'react';
import { withBasePath } from '@/lib/base-path';

/** `SoftNavigation` makes clicks soft. `href` is a path of the site, without the base path, or any address. */
export function Link({ href, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  return (
    <a href={href.startsWith('/') ? withBasePath(href) : href} {...rest}>
      {children}
    </a>
  );
}
