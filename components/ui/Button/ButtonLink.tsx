import { Link } from '@/components/ui/Link/Link';
import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/routes';
import { Icon, type IconName } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { button, type ButtonLook } from './Button.css';

interface ButtonLinkProps {
  /** A path of this site, a fragment, or a full address of another. */
  href: string;
  look?: ButtonLook;
  icon?: IconName;
  children: ReactNode;
  /** Opens a new tab, and says so. */
  newTab?: boolean;
  /** The path is a file's, which the browser keeps instead of showing. */
  download?: boolean;
}

/** Leads somewhere, and looks as if it were pressed. */
export function ButtonLink({
  href,
  look = 'primary',
  icon,
  children,
  newTab = false,
  download = false,
}: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </>
  );
  if (download) {
    return (
      <a href={withBasePath(href)} className={button[look]} download>
        {content}
      </a>
    );
  }
  if (href.startsWith('/')) {
    return (
      <Link href={href} className={button[look]}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} className={button[look]} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {content}
    </a>
  );
}
