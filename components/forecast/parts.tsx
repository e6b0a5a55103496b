/** What pages show of the forecast. */
import { beaches } from '@/content/beaches';
import { forecastService } from '@/content/forecast';
import type { Beach } from '@/content/types';
import { text } from '@/styles/text.css';
import { ForecastSlot } from './ForecastSlot';

/** The button, and at its press the forecast. */
export function Forecast() {
  const facing = (beaches as readonly Beach[]).flatMap((beach) =>
    beach.facing === undefined ? [] : [{ name: beach.name, facing: beach.facing }],
  );
  return (
    <ForecastSlot beaches={facing}>
      <p className={text.quiet}>
        {`Weather for the village, from ${forecastService.name} (they see your IP address).`}
      </p>
    </ForecastSlot>
  );
}
