import type { ComponentPropsWithoutRef } from 'react';
import type { Elements } from '@/components/ui/elements';
import { stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { control } from './Field.css';

interface SelectFieldProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children'> {
  id: string;
  label: string;
  options?: readonly Option[];
  children?: Elements;
}

export type Option = readonly [value: string | number, words: string];

export function Options({ of }: { of: readonly Option[] }) {
  return of.map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ));
}

/** A module of its own: pages with selects need not load what text fields say of errors. */
export function SelectField({ label, options = [], children, ...select }: SelectFieldProps) {
  return (
    <div className={stack.xxs}>
      <label className={text.bold} htmlFor={select.id}>
        {label}
      </label>
      <select {...select} className={control}>
        <Options of={options} />
        {children}
      </select>
    </div>
  );
}
