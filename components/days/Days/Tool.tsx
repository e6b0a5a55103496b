import type { ComponentPropsWithoutRef } from 'react';
import { tool } from './Days.css';

export function Tool(props: ComponentPropsWithoutRef<'button'>) {
  return <button type="button" className={tool} {...props} />;
}
