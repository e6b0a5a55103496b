/**
 * Where dogs may go, as dates. A place that is not here is one whose rules nobody has read.
 *
 * Easter comes from the bank holidays: Easter Sunday is two days after Good Friday.
 */
import { dogsOnBeaches, dogsOnSlapton } from '../sources';
import type { DogRule, HalfTerm } from './types';

export const dogRules: readonly DogRule[] = [
  {
    place: 'blackpool-sands',
    rule: 'none',
    from: { easter: -14 },
    until: { octoberHalfTerm: 'end' },
    words: 'No dogs from two weeks before Easter until after October half-term. Ask the beach.',
    ...dogsOnBeaches,
    validUntil: '2027-12-31',
  },
  {
    place: 'slapton-sands',
    rule: 'welcome',
    words: 'Dogs are welcome on the beach all year.',
    ...dogsOnSlapton,
    validUntil: '2027-12-31',
  },
  {
    place: 'strete-gate',
    rule: 'not-known',
    words: 'Check the signs about dogs at the car park.',
  },
];

/**
 * The October half-terms that the county has published and an editor has read. For a year that is
 * not here, what depends on it is not known from the first of October until a week into November,
 * the latest that a week begun in October can end.
 */
export const octoberHalfTerms: readonly HalfTerm[] = [];
