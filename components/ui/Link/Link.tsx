import type { ComponentPropsWithRef } from 'react';
import { withBasePath } from '@/lib/base-path';

/** `SoftNavigation` makes clicks soft. `href` is a path from `routes`, without the base path. */
export function Link({ href, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  return (
    <a href={withBasePath(href)} {...rest}>
      {children}
    </a>
  );
}
