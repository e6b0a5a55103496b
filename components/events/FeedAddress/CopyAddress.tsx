'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { Status } from '@/components/ui/Status/Status';
import { calendarPage } from '@/content/calendar';
import * as styles from './FeedAddress.css';

/** An address to copy: by the button, or by hand where the browser does not let the button. */
export function CopyAddress({ address }: { address: string }) {
  const row = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setResult('copied');
    } catch {
      row.current?.querySelector('input')?.select();
      setResult('failed');
    }
  }

  return (
    <div className={styles.address}>
      <div ref={row} className={styles.row}>
        <TextField
          id="feed-address"
          label={calendarPage.addressLabel}
          type="url"
          value={address}
          readOnly
        />
        <Button look="secondary" className={styles.scripted} onClick={() => void copy()}>
          {calendarPage.copy}
        </Button>
      </div>
      <Status tone={result === 'failed' ? 'problem' : 'success'}>
        {result && (result === 'copied' ? calendarPage.copied : calendarPage.copyFailed)}
      </Status>
    </div>
  );
}
