'use client';

import { keep, useKept } from '@/components/browser/kept';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { forecastAskStorageKey } from '@/content/keys';

export function AskBox() {
  return (
    <Checkbox
      label="Always show the forecast"
      checked={useKept(forecastAskStorageKey) !== null}
      onChange={({ target }) => keep(forecastAskStorageKey, target.checked ? 'yes' : undefined)}
    />
  );
}
