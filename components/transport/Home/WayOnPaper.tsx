import { PrintedAt } from '@/components/browser/PrintedAt/PrintedAt';
import { useBrowserMinute } from '@/components/browser/use-minute';
import { WayNow, type WayNowProps } from './WayNow';

/** The way of this minute; on paper with the minute. */
export function WayOnPaper(props: WayNowProps) {
  const now = useBrowserMinute();
  return (
    <>
      <PrintedAt now={now} />
      <WayNow {...props} />
    </>
  );
}
