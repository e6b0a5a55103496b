import { useState } from 'react';
import { saveBackup } from '@/components/backup/save-backup';
import { shareLink, type ShareOutcome } from '@/components/browser/share-link';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { download, share } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import type { Plan } from '@/lib/planner/plan';
import { planLink } from '../plan-link';
import { planner } from '../planner';
import * as styles from './ForgetfulNotice.css';

interface Message {
  readonly tone: 'plain' | 'success' | 'problem';
  readonly words: string;
  readonly link?: string;
}

const sent: Readonly<Record<ShareOutcome, string>> = {
  shared: '',
  copied: 'Link copied. Send it to yourself, or keep it in a note.',
  byHand: 'Copy this link: it holds your plan.',
};

export function ForgetfulNotice({ items, onClose }: { items: Plan; onClose: () => void }) {
  const [message, setMessage] = useState<Message>({ tone: 'plain', words: '' });

  async function send() {
    try {
      const { address } = await planLink(items, planner.getState().trip);
      if (address === null) throw new Error('Nothing of it has a page.');
      const outcome = await shareLink('My plan', address);
      const link = outcome === 'byHand' ? { link: address } : {};
      setMessage({ tone: 'plain', words: sent[outcome], ...link });
    } catch {
      setMessage({
        tone: 'problem',
        words: 'The guide couldn’t make the link. Save a file instead.',
      });
    }
  }

  return (
    <section className={styles.notice} aria-labelledby="forgetful">
      <h2 id="forgetful">Save a copy of your plan</h2>
      <p className={styles.words}>
        After seven days without a visit, this browser deletes your plan. Send yourself the link, or
        save a file.
      </p>
      <div className={styles.buttons}>
        <Button glyph={share} onClick={() => void send()}>
          Send the link
        </Button>
        <Button variant="secondary" glyph={download} onClick={() => setMessage(saveBackup())}>
          Save a file
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
      <Status tone={message.tone}>{message.words}</Status>
      {message.link !== undefined && (
        <TextField
          id="kept-link"
          label="Link to your plan"
          value={message.link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
