'use client';

import { IdleFold } from '@/components/ui/IdleFold/IdleFold';

const loadBackup = () => import('../Backup/Backup').then(({ Backup }) => Backup);

export function BackupDoor() {
  return <IdleFold summary="Paste a link, save or open a backup" load={loadBackup} />;
}
