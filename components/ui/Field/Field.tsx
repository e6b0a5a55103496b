import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Glyph } from '../Icon/Glyph';
import { warning } from '../Icon/message-paths';
import * as styles from './Field.css';

interface FieldProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Glyph path={warning} />
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, hint?: string, error?: string): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className'
> & { id: string; label: string; hint?: string; error?: string | undefined };

export function TextField({ label, hint, error, type = 'text', ...input }: ControlProps<'input'>) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      <input
        type={type}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, hint, error)}
        {...input}
      />
    </Field>
  );
}

export function TextArea({ label, hint, error, ...textarea }: ControlProps<'textarea'>) {
  return (
    <Field id={textarea.id} label={label} hint={hint} error={error}>
      <textarea
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(textarea.id, hint, error)}
        {...textarea}
      />
    </Field>
  );
}

export function SelectField({ label, hint, error, children, ...select }: ControlProps<'select'>) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error}>
      <select
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(select.id, hint, error)}
        {...select}
      >
        {children}
      </select>
    </Field>
  );
}
