import type { ComponentPropsWithoutRef } from 'react';
import { line } from '@/styles/layout.css';
import * as styles from './Checkbox.css';

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'className'> & { label: string };

export function Checkbox({ label, ...input }: CheckboxProps) {
  return (
    <label className={`${line.xs} ${styles.checkbox}`}>
      <input type="checkbox" className={styles.box} {...input} />
      <span>{label}</span>
    </label>
  );
}
