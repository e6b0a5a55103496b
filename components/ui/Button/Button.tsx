import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph';
import { button, type ButtonLook } from './Button.css';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  look?: ButtonLook;
  /** A path of `Icon/paths.ts`: buttons belong to islands, which ship only what they show. */
  glyph?: string;
  children: ReactNode;
}

/** Does something on this page. What leads somewhere is a `ButtonLink`. */
export function Button({
  look = 'primary',
  glyph,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={className ? `${button[look]} ${className}` : button[look]}
      {...rest}
    >
      {glyph && <Glyph path={glyph} />}
      {children}
    </button>
  );
}
