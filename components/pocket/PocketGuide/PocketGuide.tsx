'use client';

import { Button } from '@/components/ui/Button/Button';
import { buttons } from '@/components/ui/Button/Buttons.css';
import { download } from '@/components/ui/Icon/paths';
import { Status } from '@/components/ui/Status/Status';
import { guideWords, useGuide } from '../use-guide';
import * as styles from './PocketGuide.css';

export function PocketGuide() {
  const { state, make } = useGuide();
  const isWorking = state.name === 'working';

  async function save() {
    if (isWorking) return;
    const guide = state.name === 'made' ? state.guide : await make();
    await guide?.save();
  }

  return (
    <div className={styles.guide}>
      <div className={buttons}>
        <Button glyph={download} aria-disabled={isWorking} onClick={() => void save()}>
          Save the sheet (PDF)
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isWorking}
          onClick={() => {
            if (!isWorking) void make();
          }}
        >
          Look at its pages
        </Button>
      </div>
      <Status tone={state.name === 'failed' ? 'problem' : 'plain'}>{guideWords[state.name]}</Status>
      {state.name === 'made' && <state.Pages guide={state.guide} />}
    </div>
  );
}
