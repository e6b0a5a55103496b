import { useState } from 'react';
import { canShare, shareFile, shareOrCopy } from '@/components/browser/share';
import { Button } from '@/components/ui/Button/Button';
import { TextField, toBeCopied } from '@/components/ui/Field/Field';
import { Status } from '@/components/ui/Status/Status';
import { row, stack } from '@/styles/layout.css';
import { planLink, prepareLink } from '../plan-link';
import { planner } from '../planner';

/** The way round where a browser within an app has ignored a download. */
export function IfNotSaved({ file }: { file: File }) {
  const [words, setWords] = useState('');
  const [link, setLink] = useState<string>();

  async function send() {
    const isSent = await shareFile(file);
    setWords(isSent ? '' : 'Sending didn’t work. Copy the link instead.');
  }

  async function copy() {
    const { items, trip } = planner.getState();
    // Another browser does not have this plan.
    const made = await planLink(items, trip).catch(() => undefined);
    const address = made?.address ?? window.location.href;
    const isCopied = (await shareOrCopy(undefined, address)) === 'copied';
    setWords(isCopied ? 'Link copied. Paste it into your browser.' : 'Copy the link below.');
    setLink(isCopied ? undefined : address);
  }

  return (
    <div className={stack.xs}>
      <p>If nothing was saved, open this page in your browser.</p>
      <div className={row.xs}>
        {canShare({ files: [file] }) && (
          <Button variant="secondary" onClick={() => void send()}>
            Send the file
          </Button>
        )}
        <Button
          variant="secondary"
          onPointerEnter={prepareLink}
          onFocus={prepareLink}
          onClick={() => void copy()}
        >
          Copy the link
        </Button>
      </div>
      <Status>{words}</Status>
      {link !== undefined && (
        <TextField id="link-to-open" label="Link to your plan" value={link} {...toBeCopied} />
      )}
    </div>
  );
}
