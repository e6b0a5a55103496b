import type { ComponentProps } from 'react';
import { TideReading } from '../TideInstrument/TideReading';
import { TideDial } from './TideDial';

/** The tide of this minute, with the whole day as a dial. */
export function DialReading(props: Omit<ComponentProps<typeof TideReading>, 'Drawing'>) {
  return <TideReading {...props} Drawing={TideDial} />;
}
