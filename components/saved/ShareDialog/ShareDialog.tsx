import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { canShare, shareOrCopy } from '@/components/browser/share';
import { Button } from '@/components/ui/Button/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog';
import { TextField, toBeCopied } from '@/components/ui/Field/Field';
import { share } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import { qrPath } from '@/lib/share/qr';
import { stack } from '@/styles/layout.css';
import type { PlanLink } from '../plan-link';
import * as styles from './ShareDialog.css';

export { planLink, prepareLink } from '../plan-link';

interface ShareDialogProps extends PlanLink {
  title: string;
  /** For the QR code. */
  short: PlanLink;
  onClose: () => void;
}

export function ShareDialog({ title, address, words, short, onClose }: ShareDialogProps) {
  const [message, setMessage] = useState('');
  const qr = useMemo(() => qrPath(short.address), [short.address]);

  async function send() {
    setMessage('');
    const outcome = await shareOrCopy({ title, url: address }, address);
    if (outcome === 'copied') setMessage('Link copied. Paste it wherever you like.');
    if (outcome === 'failed') setMessage('Copy the link below: it holds your plan.');
  }

  // The document that it is asked for in is always on light paper; the dialog is of the page.
  return createPortal(
    <Dialog open title="Share your plan" onClose={onClose}>
      <div className={stack.m}>
        {words && <p>{words}</p>}
        <div>
          <Button glyph={share} onClick={() => void send()}>
            {canShare({ title, url: address }) ? 'Send the link' : 'Copy the link'}
          </Button>
        </div>
        <Status>{message}</Status>
        <TextField id="plan-link" label="Link to your plan" value={address} {...toBeCopied} />
        {qr ? (
          <>
            <p>
              {`Or scan it with another phone.${short.words === words ? '' : ` ${short.words}`}`}
            </p>
            <svg
              className={styles.code}
              viewBox={qr.viewBox}
              role="img"
              aria-label="QR code of your plan"
              shapeRendering="crispEdges"
            >
              <path d={qr.path} />
            </svg>
          </>
        ) : (
          <p>Your plan is too long for a QR code.</p>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}
