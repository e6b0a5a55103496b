import { tideSourceTexts } from '@/content/tides/port/texts';
import type { TideSourceId } from '@/content/tides/types';
import { londonTime } from '../time/london';
import { formatHeight } from './day';
import type { SourcedTide, TideExtreme } from './compose';

export function extremeName(kind: TideExtreme['kind']): string {
  return kind === 'high' ? 'High water' : 'Low water';
}

/** "3.8 m (rough estimate)" */
export function tideHeight({ height, source }: Pick<SourcedTide, 'height' | 'source'>): string {
  return formatHeight(height) + (source === 'estimate' ? ' (rough estimate)' : '');
}

export function sourceWords(source: TideSourceId): string {
  const { label, meaning } = tideSourceTexts[source];
  return `${label}: ${meaning}`;
}

export function tidesInWords(tides: readonly SourcedTide[]): string {
  const words = tides.map((tide) => {
    const name = extremeName(tide.kind).toLowerCase();
    return `${name} at ${londonTime(tide.instant)}, ${tideHeight(tide)}`;
  });
  return words.join('; ');
}
