'use client';

import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { TextField } from '@/components/ui/Field/Field';
import { qrPath } from '@/lib/share/qr';
import * as styles from './PlanQr.css';

interface PlanQrProps {
  open: boolean;
  /** The link that holds the plan. */
  link: string;
  /** What goes along with it, and what does not. */
  words: string;
  onClose: () => void;
}

/** The link to the plan as a QR code, large, for the camera of another device. */
export function PlanQr({ open, link, words, onClose }: PlanQrProps) {
  const qr = useMemo(() => qrPath(link), [link]);
  // The document that it is asked for in is always on light paper; the dialog is of the page.
  return createPortal(
    <Dialog open={open} title="Your plan as a QR code" onClose={onClose}>
      <div className={styles.body}>
        {qr ? (
          <>
            <p>
              Point the camera of another phone or tablet at it: it opens your plan there and asks
              before anything is added.{words}
            </p>
            <svg
              className={styles.code}
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label="QR code with the link to your plan"
              shapeRendering="crispEdges"
            >
              <path d={qr.path} />
            </svg>
          </>
        ) : (
          <p>Your plan is too long for a QR code. Here is its link instead.</p>
        )}
        <TextField
          id="qr-link"
          label="The same as a link"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
