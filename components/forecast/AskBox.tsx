'use client';

import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { letAsk, useMayAsk } from './kept-forecast';

export function AskBox() {
  return (
    <Checkbox
      label="Ask for the forecast without a press from now on"
      checked={useMayAsk()}
      onChange={(event) => letAsk(event.target.checked)}
    />
  );
}
