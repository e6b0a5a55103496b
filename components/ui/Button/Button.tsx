import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph';
import { button, type ButtonVariant } from './Button.css';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant;
  /** The path of an icon, from `Icon/paths.ts`. */
  glyph?: string;
  children: ReactNode;
}

/** For actions on this page; for links there is `ButtonLink`. */
export function Button({
  variant = 'primary',
  glyph,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={className ? `${button[variant]} ${className}` : button[variant]}
      {...rest}
    >
      {glyph && <Glyph path={glyph} />}
      {children}
    </button>
  );
}
