import type { ComponentPropsWithRef } from 'react';
import { withBasePath } from '@/lib/base-path';

/**
 * A link to a page of this site. It is plain HTML, so a page full of links needs no script of its
 * own: `SoftNavigation` makes the clicks on all of them soft.
 *
 * @param href a path from `routes`, without the base path
 */
export function Link({ href, children, ...rest }: ComponentPropsWithRef<'a'> & { href: string }) {
  return (
    <a href={withBasePath(href)} {...rest}>
      {children}
    </a>
  );
}
