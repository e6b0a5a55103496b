import { planLink } from '@/components/planner/plan-link';
import type { Trip } from '@/lib/days/trip';
import type { PlannerItemDraft } from '@/lib/planner/item';
import { qrPath, QUIET_ZONE } from '@/lib/share/qr';

export interface PlanCode {
  readonly address: string;
  /** Squares on each side, with the white round them, and the path of the dark ones. */
  readonly size: number;
  readonly path: string;
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
  return (await codeOf(items, trip)) ?? codeOf(items, trip, 0);
}

async function codeOf(
  items: readonly PlannerItemDraft[],
  trip: Trip,
  longest?: number,
): Promise<PlanCode | undefined> {
  const { address, notesLeftOut } = await planLink(items, trip, longest);
  const drawn = address === null ? undefined : qrPath(address);
  if (address === null || !drawn) return undefined;
  const squares = drawn.size - 2 * QUIET_ZONE;
  if (squares * paper.leastSquare > paper.most) return undefined;
  const side = Math.max(paper.least, Math.min(paper.most, squares * paper.square));
  return { address, ...drawn, millimetres: (side / squares) * drawn.size, notesLeftOut };
}
