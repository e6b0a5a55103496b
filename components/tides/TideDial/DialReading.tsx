import { TideReading } from '../TideInstrument/TideReading';
import { TideDial } from './TideDial';

export const DialReading = () => <TideReading variant="dial" Drawing={TideDial} />;
