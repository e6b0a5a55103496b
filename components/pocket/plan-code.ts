import { planLink } from '@/components/saved/plan-link';
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { qrPath, QUIET_ZONE } from '@/lib/share/qr';

export interface PlanCode extends NonNullable<ReturnType<typeof qrPath>> {
  readonly address: string;
  /** How wide it is on paper, with the white round it. */
  readonly millimetres: number;
  readonly notesLeftOut: boolean;
}

/** Millimetres without the white. A square is three dots at 150 to the inch, or at least two and a half. */
const paper = { least: 27, most: 40, square: 0.51, leastSquare: 0.42 } as const;

/** The code of a plan, without its notes where those make it too fine to read from paper. */
export async function planCode(
  items: readonly PlannerItemDraft[],
  trip: Trip,
): Promise<PlanCode | undefined> {
  for (const longestNote of [undefined, 0]) {
    const { address, notesLeftOut } = await planLink(items, trip, longestNote);
    const drawn = address === null ? undefined : qrPath(address);
    if (address === null || !drawn || drawn.squares * paper.leastSquare > paper.most) continue;
    const { squares } = drawn;
    const side = Math.max(paper.least, Math.min(paper.most, squares * paper.square));
    const millimetres = (side / squares) * (squares + 2 * QUIET_ZONE);
    return { address, ...drawn, millimetres, notesLeftOut };
  }
  return undefined;
}
