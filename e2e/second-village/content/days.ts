/** Nobody has proposed a day here yet. */
import type { DayOut } from './types';

export const daysOut: readonly DayOut[] = [];
