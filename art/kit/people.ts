/** People of the 1930s by their joints, 100 units tall, standing on the point they are given. */
import { at, outline, oval, type Point, shape, turned } from './draw';

const tenth = (value: number) => Math.round(value * 10) / 10;

/** What someone wears, in the colours in which it is drawn. */
export interface Wear {
  readonly coat: string;
  readonly legs: string;
  readonly skin: string;
  /** Of the hair; of the hat too unless that has its own. */
  readonly hair: string;
  readonly hat?: string;
  readonly hatKind?: 'cap' | 'brim' | 'none';
  readonly cut?: 'trousers' | 'shorts' | 'skirt';
  readonly bareArms?: boolean;
  readonly pack?: string;
  /** Of the hair's colour unless told. */
  readonly shoes?: string;
  /** Seen from behind. */
  readonly behind?: boolean;
}

/** Joints of someone who looks to the right: hip, neck, head, then both arms, then both legs. */
export const poses = {
  standing: '0 -50, 0 -79, 1 -91, 9 -64, 8 -49, -9 -64, -8 -49, 4 -26, 4 -1, -4 -26, -5 0',
  strolling: '0 -50, 3 -79, 6 -91, 11 -66, 20 -57, -7 -66, -11 -53, 9 -28, 14 0, -3 -26, -14 -3',
  leaning: '0 -50, 12 -75, 19 -85, 16 -58, 28 -54, 2 -58, 0 -45, 14 -30, 13 0, -6 -26, -20 -3',
  pointing: '0 -50, 2 -79, 5 -91, 17 -77, 34 -84, -8 -65, -3 -51, 5 -26, 6 0, -4 -26, -7 0',
  waving: '0 -50, -1 -79, 1 -91, 15 -83, 19 -103, -9 -65, -2 -54, 5 -26, 7 0, -4 -26, -6 0',
  away: '0 -50, 0 -79, 0 -92, 10 -65, 12 -50, -10 -65, -12 -50, 5 -26, 5 0, -5 -26, -5 -4',
  carrying: '0 -50, -3 -79, -1 -91, 8 -64, 12 -49, -12 -64, -12 -47, 8 -27, 13 0, -3 -26, -12 -2',
  holding: '0 -50, 1 -79, 4 -91, 10 -64, 23 -64, -4 -64, 16 -60, 4 -26, 5 0, -4 -26, -6 0',
  sitting: '-6 -11, -10 -40, -6 -52, -1 -28, 14 -22, -18 -24, -22 -1, 16 -24, 26 0, 14 -19, 21 0',
  bending: '0 -50, 22 -62, 32 -61, 26 -42, 30 -24, 20 -42, 24 -22, 8 -28, 4 0, -6 -26, -8 0',
} as const;

/** A limb that thins from joint to joint, round at each of them. */
function tapered(joints: readonly Point[], widths: readonly number[], fill: string): string {
  const bones = joints.slice(1).map((end, n) => {
    const start = joints[n] ?? end;
    const long = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1;
    const side: Point = [(start[1] - end[1]) / long, (end[0] - start[0]) / long];
    const corner = ([x, y]: Point, r: number) =>
      `${tenth(x + side[0] * r)} ${tenth(y + side[1] * r)}`;
    const [a, b] = [(widths[n] ?? 0) / 2, (widths[n + 1] ?? 0) / 2];
    return `M${corner(start, a)}L${corner(end, b)}A${b} ${b} 0 0 0 ${corner(end, -b)}L${corner(start, -a)}A${a} ${a} 0 0 0 ${corner(start, a)}z`;
  });
  return shape(bones.join(''), fill);
}

const part = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

function head([x, y]: Point, wear: Wear): string {
  const { hatKind = wear.hat ? 'brim' : 'none', hat = wear.hair } = wear;
  if (wear.behind) {
    return at(x, y, 1, [
      oval(0, -1, 6.6, 8, wear.hair),
      hatKind === 'brim' ? oval(0, -1, 15, 4.4, hat) : '',
      hatKind === 'none' ? '' : shape('M-7.4 0C-9-13 9-13 7.4 0Q0 3-7.4 0z', hat),
    ]);
  }
  const hats = {
    none: shape('M6-3C6-11-9-12-9 0C-9 3-8 6-6 7C-3 3-4 0-2-3C1-4 4-4 6-3z', hat),
    cap: shape('M12-3C8-12-9-12-9-1C-5-3 6-4 12-3z', hat),
    brim: shape('M-15 0C-10-4-9-4-8-5C-7-14 6-14 7-5C9-4 13-3 16 0C6-2-6-2-15 0z', hat),
  };
  return at(x, y, 1, [
    hatKind === 'none' ? '' : shape('M-1-4C-9-4-9 5-6 6L-1 2z', wear.hair),
    shape('M-6-2C-6-9 6-9 6.5-2L8.5 2 6.5 3C6 7 3 8 0 7.5C-5 7-6 2-6-2z', wear.skin),
    hats[hatKind],
  ]);
}

const shoe = ({ hair, shoes = hair, behind }: Wear) =>
  shape(
    behind
      ? 'M-4.6 1.4V-4C-4-8 4-8 4-4L4.6 1.4z'
      : 'M-4.6 1.4V-4C-4-7 3-7 4-3.6L10-1.6Q13-.4 12.6 1.4z',
    shoes,
  );

/** Someone in a pose: one of `poses`, or joints in their order. */
export function figure(
  x: number,
  y: number,
  height: number,
  pose: string,
  wear: Wear,
  mirror = false,
): string {
  const { coat, legs, skin, cut = 'trousers', bareArms = false, pack } = wear;
  const [hip, neck, top, elbow, hand, elbow2, hand2, knee, foot, knee2, foot2] = outline(
    pose,
  ) as readonly [Point, Point, Point, Point, Point, Point, Point, Point, Point, Point, Point];
  const length = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  const across: Point = [(hip[1] - neck[1]) / length, (neck[0] - hip[0]) / length];
  const beside = (from: Point, by: number) =>
    `${tenth(from[0] + across[0] * by)} ${tenth(from[1] + across[1] * by)}`;
  const shoulder = part(hip, neck, 0.92);
  const collar = part(hip, neck, 1.04);
  const waist = part(hip, neck, 0.4);
  const seat = part(hip, neck, -0.2);
  const leg = (joint: Point, end: Point, side: number) => {
    const start: Point = [hip[0] + side, hip[1]];
    const isCovered = cut === 'trousers';
    // The foot points where the shin leans, level or on its toes.
    const lean = (Math.atan2(joint[0] - end[0], end[1] - joint[1]) * 180) / Math.PI;
    return (
      tapered(
        [start, joint, part(joint, end, 0.88)],
        isCovered ? [11, 8.6, 7] : [9, 6.6, 4.4],
        isCovered ? legs : skin,
      ) +
      (cut === 'shorts' ? tapered([start, part(start, joint, 0.72)], [11, 11.4], legs) : '') +
      turned(end[0], end[1], lean > 20 ? lean * 0.5 : 0, shoe(wear))
    );
  };
  const arm = (joint: Point, end: Point) => {
    if (String(joint) === String(end)) return '';
    const long = Math.hypot(end[0] - joint[0], end[1] - joint[1]);
    const reach = (by: number, aside: number): Point => [
      end[0] + ((end[0] - joint[0]) * by - (end[1] - joint[1]) * aside) / long,
      end[1] + ((end[1] - joint[1]) * by + (end[0] - joint[0]) * aside) / long,
    ];
    return (
      tapered([end, reach(4.6, 0)], [4.6, 5.4], skin) +
      tapered([reach(0.5, 0), reach(3.6, -3.6)], [3, 2.4], skin) +
      tapered([shoulder, joint, end], [7.4, 5.8, 4.4], bareArms ? skin : coat) +
      (bareArms ? tapered([shoulder, part(shoulder, joint, 0.6)], [8, 8], coat) : '')
    );
  };
  const lap = cut === 'skirt' ? 6 : 8;
  const hem = Math.max(knee[1], knee2[1]) + 5;
  const s = height / 100;
  return at(
    x,
    y,
    s,
    [
      arm(elbow2, hand2),
      leg(knee2, foot2, -2.4),
      leg(knee, foot, 2.4),
      cut === 'skirt'
        ? shape(
            `M${beside(waist, -6)}L${Math.min(knee[0], knee2[0], hip[0]) - 9} ${hem}Q${hip[0]} ${hem + 4} ${Math.max(knee[0], knee2[0], hip[0]) + 9} ${hem}L${beside(waist, 6)}z`,
            legs,
          )
        : '',
      shape(
        `M${beside(shoulder, -8.8)}C${beside(collar, -7)} ${beside(collar, 7)} ${beside(shoulder, 8.8)}Q${beside(waist, 7)} ${beside(hip, lap)}Q${beside(seat, 0)} ${beside(hip, -lap)}Q${beside(waist, -7)} ${beside(shoulder, -8.8)}z`,
        coat,
      ),
      tapered([part(neck, top, -0.1), part(neck, top, 0.7)], [6, 5], skin),
      pack
        ? shape(
            `M${beside(shoulder, -6)}L${beside(shoulder, -16)}Q${beside(waist, -21)} ${beside(hip, -15)}L${beside(hip, -6)}z`,
            pack,
          )
        : '',
      arm(elbow, hand),
      head(top, wear),
    ],
    mirror ? -s : s,
  );
}

/** A terrier, 50 units long. */
export const dog = (fill: string) =>
  shape(
    'M-22-20C-28-24-30-30-29-35C-26-30-24-26-18-24C-8-27 4-27 10-25C12-32 14-36 20-37L19-41L24-37C28-36 31-34 33-31C31-28 27-28 24-28C21-24 20-20 16-17C16-10 18-5 21 0H16C13-6 11-10 9-14C3-12-5-12-9-13C-11-8-15-4-16 0H-21C-20-6-19-11-20-15z',
    fill,
  );
