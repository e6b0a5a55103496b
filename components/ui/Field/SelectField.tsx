import type { ComponentPropsWithoutRef } from 'react';
import { stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { control } from './Field.css';

interface SelectFieldProps extends Omit<ComponentPropsWithoutRef<'select'>, 'className'> {
  id: string;
  label: string;
}

/** A module of its own: pages with selects need not load what text fields say of errors. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  return (
    <div className={stack.xxs}>
      <label className={text.bold} htmlFor={select.id}>
        {label}
      </label>
      <select className={control} {...select} />
    </div>
  );
}
