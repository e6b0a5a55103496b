/** Nothing changes journeys here. */
import type { Notice } from './types';

export const notices: readonly Notice[] = [];
