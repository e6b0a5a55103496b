import { noticeId } from './names';
import { Button } from '@/components/ui/Button/Button';
import { lateNotice } from '@/content/offline';
import { align, row } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { notice } from '@/components/offline/offline.css';

/** In every page’s HTML, hidden, because nothing may load when the inline loader shows it. */
export function LateNotice() {
  return (
    <div
      id={noticeId}
      role="alert"
      hidden
      className={`${row.m} ${align.middle} ${screenOnly} ${notice}`}
    >
      <p>{lateNotice.text}</p>
      <Button>{lateNotice.again}</Button>
    </div>
  );
}
