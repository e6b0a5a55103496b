import type { ComponentPropsWithoutRef } from 'react';
import * as styles from './Checkbox.css';

interface CheckboxProps extends Omit<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'className' | 'children'
> {
  label: string;
}

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" className={styles.box} {...input} />
      {label}
    </label>
  );
}
