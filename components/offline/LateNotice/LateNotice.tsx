import { noticeId } from '@/components/site/EarlyTaps/names';
import { Button } from '@/components/ui/Button/Button';
import { lateNotice } from '@/content/offline';
import { notice, text } from '../UpdateNotice/UpdateNotice.css';

/**
 * Says that what makes the page answer has not come. It is in every page's HTML, hidden, because
 * nothing could be fetched when it is wanted; the inline script of `EarlyTaps` shows it.
 */
export function LateNotice() {
  return (
    <div role="status">
      <div id={noticeId} hidden className={notice}>
        <p className={text}>{lateNotice.text}</p>
        <Button>{lateNotice.again}</Button>
      </div>
    </div>
  );
}
