/** A village that is not divided into areas. */
import type { Area } from './types';

export const areas: readonly Area[] = [];

export type AreaSlug = string;
