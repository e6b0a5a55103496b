import type { Ferry, Service } from '@/content/transport/types';

/**
 * A ferry that runs all year between two points, as a line in each direction whose times nobody has read.
 * None of one that runs on demand, or of which not so much is known.
 */
export function linesOfFerry({ name, from, to, minutes, ...ferry }: Ferry): readonly Service[] {
  if (to === undefined || !ferry.headways || !ferry.allYear) return [];
  const { hours, ...rest } = ferry;
  const last = hours
    .map((day) => day.last)
    .toSorted()
    .at(-1);
  const line = (on: string, off: string): Service => ({
    ...rest,
    slug: `${ferry.slug}-to-${off}`,
    number: name,
    towards: off,
    isFerry: true,
    calls: [
      { at: on, minutes: 0 },
      { at: off, ...(minutes !== undefined && { minutes }) },
    ],
    times: [],
    ...(last && { last }),
  });
  return [line(from, to), line(to, from)];
}
