/** No ferry and no railway either. */
import type { WayPointSlug } from './points';
import type { Ferry, Railway } from './types';

export const ferries: readonly Ferry<WayPointSlug>[] = [];

export const railways: readonly Railway[] = [];
