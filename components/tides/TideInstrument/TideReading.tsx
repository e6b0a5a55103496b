import type { ComponentType } from 'react';
import { PrintedAt } from '@/components/browser/PrintedAt/PrintedAt';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { tideDown, tideUp } from '@/components/ui/Icon/press-paths';
import { formatHeight, tideDay, tideNow } from '@/lib/tides/day';
import { sourceWords, tideHeight, tidesInWords } from '@/lib/tides/words';
import { londonDate, londonTime } from '@/lib/time/london';
import { useBrowserMinute } from '@/components/browser/use-now';
import { type DrawingProps, InstrumentLayout } from './InstrumentLayout';

interface TideReadingProps {
  variant: 'curve' | 'dial';
  Drawing: ComponentType<DrawingProps>;
}

export function TideReading({ variant, Drawing }: TideReadingProps) {
  const minute = useBrowserMinute();
  const now = tideNow(minute);
  const day = tideDay(londonDate(minute));
  const trend = [now.rising ? 'Rising' : 'Falling', now.turning && 'turning', day.stage]
    .filter(Boolean)
    .join(' · ');
  const next = [
    { name: 'Next high', tide: now.nextHigh },
    { name: 'Next low', tide: now.nextLow },
  ].sort((a, b) => a.tide.instant - b.tide.instant);

  // The panel names the prediction, at all times.
  const sources = [...new Set([now.source, ...next.map(({ tide }) => tide.source)])].filter(
    (source) => source !== 'prediction',
  );

  return (
    <InstrumentLayout
      variant={variant}
      level={formatHeight(now.height)}
      trend={
        <>
          <Glyph path={now.rising ? tideUp : tideDown} />
          <span>{trend}</span>
        </>
      }
      next={next.map(({ name, tide }) => ({
        name,
        time: londonTime(tide.instant),
        height: tideHeight(tide),
      }))}
      drawing={
        <Drawing
          day={day}
          now={minute}
          heightNow={now.height}
          label={`Today’s tide: ${tidesInWords(day.tides)}. Now ${tideHeight(now)}: ${trend.toLowerCase()}.`}
        />
      }
      foot={
        <>
          {sources.length > 0 && <p>{sources.map(sourceWords).join(' ')}</p>}
          <p>
            <PrintedAt now={minute} />
            <span>{`Sunrise ${londonTime(day.sunrise)}, sunset ${londonTime(day.sunset)}.`}</span>
          </p>
        </>
      }
    />
  );
}
