import { useState } from 'react';
import { saveBackup } from '@/components/saved/save-backup';
import { Button } from '@/components/ui/Button/Button';
import { download, share as shareIcon } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import type { Plan } from '@/lib/planner/plan';
import { prose, row, stack } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { IfNotSaved } from '@/components/saved/IfNotSaved/IfNotSaved';
import { planner } from '@/components/saved/planner';
import { useSharing } from '@/components/saved/ShareDialog/use-sharing';
import * as styles from '../SavedPlan/SavedPlan.css';

export function ForgetfulNotice({ items, onClose }: { items: Plan; onClose: () => void }) {
  const [backup, setBackup] = useState<ReturnType<typeof saveBackup>>();
  const { dialog, problem, share } = useSharing('My plan');
  return (
    <section className={`${stack.s} ${screenOnly} ${styles.notice}`} aria-labelledby="forgetful">
      <h2 id="forgetful">Save a copy of your plan</h2>
      <p className={prose}>
        After seven days without a visit, this browser deletes your plan. Send yourself the link, or
        save a file.
      </p>
      <div className={row.s}>
        <Button
          glyph={shareIcon}
          aria-haspopup="dialog"
          onClick={() => void share(items, planner.getState().trip)}
        >
          Send the link
        </Button>
        <Button variant="secondary" glyph={download} onClick={() => setBackup(saveBackup())}>
          Save a file
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
      {dialog}
      <Status tone={problem ? 'problem' : (backup?.tone ?? 'plain')}>
        {problem || backup?.words}
      </Status>
      {backup?.file && <IfNotSaved file={backup.file} />}
    </section>
  );
}
