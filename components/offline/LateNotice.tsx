import { noticeId } from '@/components/site/ReplayedEvents/names';
import { Button } from '@/components/ui/Button/Button';
import { lateNotice } from '@/content/offline';
import { notice } from './notice.css';

/** In every page’s HTML, hidden, because nothing may load when the inline loader shows it. */
export function LateNotice() {
  return (
    <div id={noticeId} role="alert" hidden className={notice}>
      <p>{lateNotice.text}</p>
      <Button>{lateNotice.again}</Button>
    </div>
  );
}
