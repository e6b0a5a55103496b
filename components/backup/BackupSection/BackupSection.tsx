import { BackupDoor } from '../BackupDoor/BackupDoor';
import { backup } from '../BackupDoor/BackupDoor.css';

/** The part of a planner's page where a plan comes and goes; `#backup` leads to it. */
export function BackupSection() {
  return (
    <section className={backup} id="backup" aria-labelledby="backup-heading" data-by-script>
      <h2 id="backup-heading">Backup, or another device</h2>
      <p>
        Your plan lives in this browser alone, and some browsers forget it after a week without a
        visit. A backup is one file with all of it, to keep or to open on another device; a link
        that you have sent yourself does the same, and can be pasted here.
      </p>
      <BackupDoor />
    </section>
  );
}
