import { TideReading } from '../TideInstrument/TideReading';
import { TideCurve } from './TideCurve';

export const CurveReading = () => <TideReading variant="curve" Drawing={TideCurve} />;
