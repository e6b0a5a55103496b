import type { ComponentProps } from 'react';
import { TideReading } from '../TideInstrument/TideReading';
import { TideDial } from './TideDial';

export function DialReading(props: Omit<ComponentProps<typeof TideReading>, 'Drawing'>) {
  return <TideReading {...props} Drawing={TideDial} />;
}
