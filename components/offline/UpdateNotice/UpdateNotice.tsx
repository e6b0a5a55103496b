import { Button } from '@/components/ui/Button/Button';
import { updating } from '@/content/offline';
import * as styles from './UpdateNotice.css';

interface UpdateNoticeProps {
  onUpdate: () => void;
  onLater: () => void;
}

export function UpdateNotice({ onUpdate, onLater }: UpdateNoticeProps) {
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.text}>{updating.ready}</p>
      <div className={styles.actions}>
        <Button onClick={onUpdate}>{updating.update}</Button>
        <Button variant="secondary" onClick={onLater}>
          {updating.later}
        </Button>
      </div>
    </div>
  );
}
