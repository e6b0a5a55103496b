import { faultsAt, type Faults } from './faults';
import { hintAt } from './nearest-name';

/**
 * What a record names that is not there, and with `all` what it does not name and should.
 *
 * @param at the record, for people
 */
export function keyFaults(
  at: string,
  keys: readonly string[],
  known: readonly string[],
  wanted?: 'all',
): Faults {
  const missing = known.filter((name) => !keys.includes(name));
  return [
    ...keys.flatMap((key) =>
      faultsAt(`${at} › ${key}`, {
        [`is not there (any more)${hintAt(key, missing)}; take its line out or write one that is`]:
          !known.includes(key),
      }),
    ),
    ...(wanted ? missing : []).map((name) => `${at} › ${name}: is missing; add a line for it`),
  ];
}
