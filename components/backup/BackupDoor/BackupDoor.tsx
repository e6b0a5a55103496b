'use client';

import { OnOpening } from '@/components/browser/OnOpening/OnOpening';

const loadBackup = () => import('../Backup/Backup').then(({ Backup }) => Backup);

export function BackupDoor() {
  return <OnOpening summary="Paste a link, save or open a backup" load={loadBackup} />;
}
