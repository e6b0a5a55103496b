import type { ComponentPropsWithoutRef, ElementType, FocusEvent } from 'react';
import { align, line, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { Glyph } from '../Icon/Glyph';
import { warning } from '../Icon/live-paths';
import { control as controlStyle } from './Field.css';

/** @param id the field's */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p
      className={`${line.xs} ${align.top} ${text.small} ${text.bold} ${text.danger}`}
      id={`${id}-error`}
    >
      <Glyph path={warning} />
      <span>{children}</span>
    </p>
  );
}

type ControlProps<Tag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className'
> & { id: string; label: string; hint?: string; error?: string | undefined };

function fieldOf<Tag extends 'input' | 'textarea'>(Tag: Tag) {
  const Control = Tag as ElementType;
  return function ControlField({ label, hint, error, ...control }: ControlProps<Tag>) {
    const { id } = control;
    const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
    return (
      <div className={stack.xxs}>
        <label className={text.bold} htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className={text.quiet} id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <Control
          className={controlStyle}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          {...control}
        />
        {error && <FieldError id={id}>{error}</FieldError>}
      </div>
    );
  };
}

/** For a text that is there to be copied: all of it is chosen at once. */
export const toBeCopied = {
  readOnly: true,
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    currentTarget.select(),
};

export const TextField = fieldOf('input');
export const TextArea = fieldOf('textarea');
