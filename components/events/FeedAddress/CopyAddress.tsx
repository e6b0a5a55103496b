'use client';

import { useRef, useState } from 'react';
import { handOn } from '@/components/browser/share-link';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { Status } from '@/components/ui/Status/Status';
import type { calendarFiles } from '@/content/calendar-files';
import * as styles from './FeedAddress.css';

interface CopyAddressProps {
  address: string;
  words: Pick<typeof calendarFiles, 'addressLabel' | 'copy' | 'copied' | 'copyFailed'>;
}

/** An address to copy: by the button, or by hand where the browser does not let the button. */
export function CopyAddress({ address, words }: CopyAddressProps) {
  const row = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<'copied' | 'failed'>();

  async function copy() {
    const outcome = await handOn(undefined, address);
    if (outcome === 'byHand') row.current?.querySelector('input')?.select();
    setResult(outcome === 'byHand' ? 'failed' : 'copied');
  }

  return (
    <div className={styles.address}>
      <div ref={row} className={styles.row}>
        <TextField
          id="feed-address"
          label={words.addressLabel}
          type="url"
          value={address}
          readOnly
        />
        <Button variant="secondary" className={styles.scripted} onClick={() => void copy()}>
          {words.copy}
        </Button>
      </div>
      <Status tone={result === 'failed' ? 'problem' : 'success'}>
        {result && (result === 'copied' ? words.copied : words.copyFailed)}
      </Status>
    </div>
  );
}
