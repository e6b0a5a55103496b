import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/Link/Link';
import { Icon, type IconName } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { button, type ButtonVariant } from './Button.css';

interface ButtonLinkProps extends Pick<ComponentProps<typeof Link>, 'href' | 'download'> {
  variant?: ButtonVariant;
  icon?: IconName;
  children: ReactNode;
  newTab?: boolean;
}

export function ButtonLink({
  variant = 'primary',
  icon,
  children,
  newTab,
  ...link
}: ButtonLinkProps) {
  return (
    <Link
      className={button[variant]}
      {...link}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {newTab && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
    </Link>
  );
}
