/** What pages show of the forecast. */
import { forecastService } from '@/content/forecast';
import { allBeaches } from '@/lib/content/queries';
import { text } from '@/styles/text.css';
import { ForecastSlot } from './ForecastSlot';

/** The button, and at its press the forecast. */
export function Forecast() {
  const beaches = allBeaches().flatMap(({ name, facing }) =>
    facing === undefined ? [] : [{ name, facing }],
  );
  return (
    <ForecastSlot beaches={beaches}>
      <p className={text.quiet}>
        {`Weather for the village, from ${forecastService.name} (they see your IP address).`}
      </p>
    </ForecastSlot>
  );
}
