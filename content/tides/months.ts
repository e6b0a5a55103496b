import type { YearMonth } from '../types';

/**
 * The months that have a printable table of their own: so many from the first on. To roll them on,
 * change `first`. A month that the predictions do not reach to its end gets no table.
 */
export const tideMonths: { readonly first: YearMonth; readonly count: number } = {
  first: '2026-12',
  count: 12,
};
