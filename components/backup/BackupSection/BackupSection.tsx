'use client';

import { IdleFold } from '@/components/ui/IdleFold/IdleFold';
import { prose, spaceAbove, stack } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { text } from '@/styles/text.css';

const loadBackup = () => import('../Backup/Backup').then(({ Backup }) => Backup);

export function BackupSection() {
  return (
    <section
      className={`${stack.s} ${prose} ${live} ${spaceAbove.xl}`}
      id="backup"
      aria-labelledby="backup-heading"
      data-by-script
    >
      <h2 id="backup-heading" className={text.cardTitle}>
        Backup, or another device
      </h2>
      <p>
        Your plan is only in this browser, and some browsers delete it after a week without a visit.
        Save a backup, or send yourself the link and paste it here.
      </p>
      <IdleFold summary="Paste a link, save or open a backup" load={loadBackup} />
    </section>
  );
}
