import type { IsoDate } from '@/content/types';
import { closureOn } from '../trust/closure';
import type { CatalogueEntry } from './catalogue';

/** @param day null as long as nobody knows it: then a road with a notice counts as closed */
export function besideOn(
  beside: CatalogueEntry['beside'],
  day: IsoDate | null,
): string | undefined {
  if (beside === undefined || typeof beside === 'string') return beside;
  const { stretch, notices, closed, unknown } = beside;
  const state = day === null ? 'closed' : closureOn(stretch, notices, day).state;
  return { closed, unknown, open: undefined }[state];
}
