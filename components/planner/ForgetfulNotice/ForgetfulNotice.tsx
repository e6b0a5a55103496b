import { useState } from 'react';
import { saveBackup } from '@/components/backup/save-backup';
import { shareLink, type ShareOutcome } from '@/components/browser/share-link';
import { startTrips, trips } from '@/components/days/trips';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { download, share } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import type { Plan } from '@/lib/planner/plan';
import { planLink } from '../plan-link';
import * as styles from './ForgetfulNotice.css';

interface Said {
  readonly tone: 'plain' | 'success' | 'problem';
  readonly words: string;
  /** A link that the visitor has to copy by hand. */
  readonly link?: string;
}

const sent: Readonly<Record<ShareOutcome, string>> = {
  shared: '',
  copied: 'The link is copied: send it to yourself, or keep it in a note.',
  byHand: 'This link holds your plan: copy it.',
};

/** Says once that this browser will throw the plan away, and offers to keep it elsewhere. */
export function ForgetfulNotice({ items, onClose }: { items: Plan; onClose: () => void }) {
  const [said, setSaid] = useState<Said>({ tone: 'plain', words: '' });

  async function send() {
    try {
      startTrips();
      const { address } = await planLink(items, trips.getState().trip);
      if (address === null) throw new Error('Nothing of it has a page.');
      const outcome = await shareLink('My plan', address);
      const link = outcome === 'byHand' ? { link: address } : {};
      setSaid({ tone: 'plain', words: sent[outcome], ...link });
    } catch {
      setSaid({
        tone: 'problem',
        words: 'The link could not be made. A backup works all the same.',
      });
    }
  }

  return (
    <section className={styles.notice} aria-labelledby="forgetful">
      <h2 id="forgetful">This browser forgets</h2>
      <p className={styles.words}>
        It deletes what a site keeps in it after you have used it for seven days without coming by.
        Your plan is kept here and nowhere else, so take a copy: send yourself its link, or save it
        as a file. This is said once.
      </p>
      <div className={styles.buttons}>
        <Button glyph={share} onClick={() => void send()}>
          Send myself the link
        </Button>
        <Button look="secondary" glyph={download} onClick={() => setSaid(saveBackup())}>
          Save it as a file
        </Button>
        <Button look="secondary" onClick={onClose}>
          I see
        </Button>
      </div>
      <Status tone={said.tone}>{said.words}</Status>
      {said.link !== undefined && (
        <TextField
          id="kept-link"
          label="Link to your plan"
          value={said.link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}
