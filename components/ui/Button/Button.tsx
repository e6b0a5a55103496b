import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph';
import { button, type ButtonVariant } from './Button.css';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant;
  glyph?: string;
  children: ReactNode;
}

export function Button({
  variant = 'primary',
  glyph,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button type="button" className={`${button[variant]} ${className}`} {...rest}>
      {glyph && <Glyph path={glyph} />}
      <span>{children}</span>
    </button>
  );
}
