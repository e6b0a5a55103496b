'use client';

import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { forecastAskStorageKey } from '@/content/keys';
import { keep, useKept } from './kept-forecast';

export function AskBox() {
  return (
    <Checkbox
      label="Always show the forecast"
      checked={useKept(forecastAskStorageKey) !== null}
      onChange={({ target }) => keep(forecastAskStorageKey, target.checked ? 'yes' : undefined)}
    />
  );
}
