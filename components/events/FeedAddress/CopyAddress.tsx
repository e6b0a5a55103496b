'use client';

import { useRef, useState } from 'react';
import { shareOrCopy, type ShareOutcome } from '@/components/browser/share';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { Status } from '@/components/ui/Status/Status';
import { calendarFiles as words } from '@/content/calendar-files';
import { fullWidth, stack } from '@/styles/layout.css';
import { byScript } from '@/styles/print.css';
import * as styles from './FeedAddress.css';

/** An address to copy: by the button, or by hand where the browser does not let the button. */
export function CopyAddress({ address }: { address: string }) {
  const row = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const failed = outcome === 'failed';

  async function copy() {
    const copied = await shareOrCopy(undefined, address);
    if (copied === 'failed') row.current?.querySelector('input')?.select();
    setOutcome(copied);
  }

  return (
    <div className={`${stack.s} ${fullWidth} ${styles.address}`}>
      <div ref={row} className={`${stack.s} ${styles.row}`}>
        <TextField
          id="feed-address"
          label={words.addressLabel}
          type="url"
          value={address}
          readOnly
        />
        <Button
          variant="secondary"
          className={`${byScript} ${styles.copyButton}`}
          onClick={() => void copy()}
        >
          {words.copy}
        </Button>
      </div>
      <Status tone={failed ? 'problem' : 'success'}>
        {outcome && (failed ? words.copyFailed : words.copied)}
      </Status>
    </div>
  );
}
