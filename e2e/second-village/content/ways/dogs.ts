/** Nobody has read the rules for dogs. */
import type { DogRule, HalfTerm } from './types';

export const dogRules: readonly DogRule[] = [];

export const octoberHalfTerms: readonly HalfTerm[] = [];
