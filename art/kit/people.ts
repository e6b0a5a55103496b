/** People of the 1930s by their joints, 100 units tall, standing on the point they are given. */
import { at, groups, outline, type Point, shape } from './draw';
import { ink, type Light, moonlit, tone } from './palette';

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
}

/** Joints of someone who looks to the right: hip, neck, head, then both arms, then both legs. */
export const poses = {
  standing: '0 -50, 0 -79, 1 -91, 9 -64, 8 -49, -9 -64, -8 -49, 4 -26, 4 -1, -4 -26, -5 0',
  strolling: '0 -50, 3 -79, 6 -91, 11 -66, 20 -57, -7 -66, -11 -53, 9 -28, 14 0, -3 -26, -14 -3',
  leaning: '0 -50, 12 -75, 19 -85, 16 -58, 28 -54, 2 -58, 0 -45, 14 -30, 13 0, -6 -26, -20 -3',
  pointing: '0 -50, 2 -79, 5 -91, 17 -77, 34 -84, -8 -65, -3 -51, 5 -26, 6 0, -4 -26, -7 0',
  waving: '0 -50, -1 -79, 1 -91, 15 -83, 19 -103, -9 -65, -2 -54, 5 -26, 7 0, -4 -26, -6 0',
  carrying: '0 -50, -3 -79, -1 -91, 8 -64, 12 -49, -12 -64, -12 -47, 8 -27, 13 0, -3 -26, -12 -2',
  holding: '0 -50, 1 -79, 4 -91, 10 -64, 23 -64, -4 -64, 16 -60, 4 -26, 5 0, -4 -26, -6 0',
  sitting: '-6 -11, -10 -40, -6 -52, -1 -28, 14 -22, -18 -24, -22 -1, 16 -24, 26 0, 14 -19, 21 0',
  bending: '0 -50, 22 -62, 32 -61, 26 -42, 30 -24, 20 -42, 24 -22, 8 -28, 4 0, -6 -26, -8 0',
} as const;

const limb = (points: readonly Point[], width: number, fill: string) =>
  `<path fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}"/>`;

const part = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

function head([x, y]: Point, wear: Wear): string {
  const { hatKind = wear.hat ? 'brim' : 'none', hat = wear.hair } = wear;
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
    `${Math.round(from[0] + across[0] * by)} ${Math.round(from[1] + across[1] * by)}`;
  const shoulder = part(hip, neck, 0.92);
  const waist = part(hip, neck, 0.4);
  const leg = (joint: Point, end: Point, side: number) => {
    const start: Point = [hip[0] + side, hip[1]];
    const stocking = cut === 'trousers' ? legs : skin;
    return (
      limb([start, joint, end], cut === 'trousers' ? 7.6 : 5.6, stocking) +
      limb([start, part(start, joint, 0.5)], 9.5, cut === 'skirt' ? skin : legs) +
      (cut === 'shorts' ? limb([start, part(start, joint, 0.62)], 10.5, legs) : '') +
      at(end[0], end[1], 1, shape('M-4 1V-3C-3-5 1-5 2-3L8-1Q10 0 10 1z', wear.hair))
    );
  };
  const arm = (joint: Point, end: Point) =>
    String(joint) === String(end)
      ? ''
      : limb([shoulder, joint, end], 5.4, bareArms ? skin : coat) +
        limb([shoulder, part(shoulder, joint, 0.6)], 7.4, coat) +
        limb([end, end], 5.6, skin);
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
      limb([part(neck, top, -0.2), top], 5, skin),
      shape(
        `M${beside(shoulder, -9.5)}C${beside(neck, -3)} ${beside(neck, 3)} ${beside(shoulder, 9.5)}Q${beside(waist, 7)} ${beside(hip, lap)}L${beside(hip, -lap)}Q${beside(waist, -7)} ${beside(shoulder, -9.5)}z`,
        coat,
      ),
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

/** What somebody in one of the landscapes wears and carries, before the light falls on it. */
export interface Dress {
  readonly coat?: string;
  readonly legs?: string;
  readonly hat?: string;
  readonly pack?: string;
  readonly stick?: boolean;
  readonly mirror?: boolean;
  /** Which arms hang: a scene draws the others, with what they hold. */
  readonly arms?: 'both' | 'left' | 'none';
}

/** An arm of no length, which is not drawn. */
const hiddenArm = '0 -72, 0 -72';

function dressed(pose: string, cut?: 'skirt') {
  return (light: Light, x: number, y: number, height: number, dress: Dress = {}): string => {
    const { coat = ink.red, legs = ink.navy, hat, pack, stick, mirror = false, arms } = dress;
    const joints = groups(pose).map((joint) => joint.join(' '));
    if (arms) joints.splice(3, 2, hiddenArm);
    if (arms === 'none') joints.splice(joints.length - 6, 2, hiddenArm);
    const isBare = legs === ink.skin;
    const wear: Wear = {
      coat: tone(light, coat),
      legs: moonlit(light, isBare ? ink.deep : legs),
      skin: tone(light, ink.skin),
      hair: moonlit(light, ink.bark),
      cut: cut ?? (isBare ? 'shorts' : 'trousers'),
      bareArms: isBare || cut === 'skirt',
      ...(hat && { hat: moonlit(light, hat), hatKind: cut ? 'brim' : 'cap' }),
      ...(pack && { pack: tone(light, pack) }),
    };
    const cane = stick
      ? at(
          x,
          y,
          height / 100,
          limb(
            [
              [19, -58],
              [27, 0],
            ],
            2,
            wear.hair,
          ),
          (mirror ? -height : height) / 100,
        )
      : '';
    return cane + figure(x, y, height, joints.join(','), wear, mirror);
  };
}

export const walker = dressed(poses.strolling);

export const stander = dressed(poses.standing);

export const skirted = dressed(poses.standing, 'skirt');

export const sitter = dressed(poses.sitting);

export function dog(
  light: Light,
  x: number,
  y: number,
  length: number,
  colour: string = ink.bark,
  mirror = false,
) {
  const s = length / 50;
  return at(
    x,
    y,
    s,
    shape(
      'M-22-20C-28-24-30-30-29-35C-26-30-24-26-18-24C-8-27 4-27 10-25C12-32 14-36 20-37L19-41L24-37C28-36 31-34 33-31C31-28 27-28 24-28C21-24 20-20 16-17C16-10 18-5 21 0H16C13-6 11-10 9-14C3-12-5-12-9-13C-11-8-15-4-16 0H-21C-20-6-19-11-20-15C-18-8-20-16-22-20z',
      tone(light, colour),
    ),
    mirror ? -s : s,
  );
}
