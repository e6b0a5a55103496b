import { Link } from '@/components/ui/Link/Link';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { button, type ButtonVariant } from './Button.css';

interface ButtonLinkProps {
  href: string;
  variant?: ButtonVariant;
  icon?: IconName;
  children: ReactNode;
  newTab?: boolean;
  download?: boolean;
}

export function ButtonLink({
  href,
  variant = 'primary',
  icon,
  children,
  newTab = false,
  download = false,
}: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={button[variant]}
      download={download}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Link>
  );
}
