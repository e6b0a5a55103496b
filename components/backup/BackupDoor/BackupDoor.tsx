'use client';

import { OnOpening } from '@/components/browser/OnOpening/OnOpening';

const loadBackup = () => import('../Backup/Backup').then(({ Backup }) => Backup);

/** Where a backup is made and opened and a link is pasted, on any plan, an empty one too. */
export function BackupDoor() {
  return <OnOpening summary="Paste a link, save or open a backup" load={loadBackup} />;
}
