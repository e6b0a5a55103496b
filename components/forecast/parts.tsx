/** What pages show of the forecast. */
import { forecastService } from '@/content/forecast';
import { text } from '@/styles/text.css';
import { ForecastSlot } from './ForecastSlot';
import { allOfKind } from '@/lib/kinds/entries';

/** The button, and at its press the forecast. */
export function Forecast() {
  const beaches = allOfKind('beach').flatMap(({ name, facing }) =>
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
