import type { Finding } from '../check/finding';

/** What stands against a trip. */
export function conflictsOf({
  findings,
}: {
  readonly findings: readonly Finding[];
}): readonly Finding[] {
  return findings.filter(({ state }) => state === 'problem');
}
