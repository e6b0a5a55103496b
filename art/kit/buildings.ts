/** Houses, church, castle, lighthouse. Each stands on 0, 0 of the point it is given. */
import { at, box, facet, shape } from './draw';
import { dim, ink, type Light, mix, tone } from './palette';

/** What a window shows: lamplight where lamps are lit. */
const glass = (light: Light) => (light.lamps ? ink.gorse : ink.navy);

/** A sash window with a light sill. */
function sash(light: Light, x: number, y: number, w: number, h: number, frame: string): string {
  const pane = glass(light);
  return (
    box(x - 2, y - 2, w + 4, h + 5, frame) +
    box(x, y, w / 2 - 1, h / 2 - 1, pane) +
    box(x + w / 2 + 1, y, w / 2 - 1, h / 2 - 1, pane) +
    box(x, y + h / 2 + 1, w / 2 - 1, h / 2 - 1, pane) +
    box(x + w / 2 + 1, y + h / 2 + 1, w / 2 - 1, h / 2 - 1, pane)
  );
}

/** What a cottage may look like. */
export interface CottageLook {
  readonly wall?: string;
  readonly roof?: string;
  readonly far?: number;
  readonly door?: string;
}

/** A cottage in three-quarter view, 200 units long: front in half shade, right gable in the light. */
export function cottage(
  light: Light,
  x: number,
  y: number,
  width: number,
  { wall = ink.paper, roof = ink.slate, far = 0, door = ink.sea }: CottageLook = {},
): string {
  const lit = tone(light, wall, far);
  const front = mix(lit, tone(light, ink.slate, far), 0.22);
  const slates = tone(light, roof, far);
  const slatesLit = mix(slates, tone(light, ink.sand, far), 0.28);
  const stack = tone(light, mix(ink.red, ink.bark, 0.45), far);
  const frame = mix(lit, '#ffffff', light.lamps ? 0 : 0.4);
  const detail = far > 0.35;
  return at(x, y, width / 200, [
    facet('24 -150, 24 -122, 46 -122, 46 -150', stack),
    facet('46 -150, 54 -146, 54 -122, 46 -122', mix(stack, '#ffffff', 0.2)),
    facet('-100 2, -100 -66, 48 -66, 48 2', front),
    facet('48 2, 48 -66, 77 -128, 104 -66, 104 2', lit),
    facet('-110 -60, -84 -122, 78 -128, 46 -60', slates),
    facet('78 -128, 112 -62, 106 -60, 76 -116', slatesLit),
    facet('-110 -60, -107 -67, 49 -67, 46 -60', mix(slates, ink.navy, 0.35)),
    detail
      ? box(-74, -44, 18, 20, glass(light)) +
        box(-14, -44, 18, 20, glass(light)) +
        box(68, -52, 14, 18, glass(light))
      : sash(light, -80, -48, 24, 28, frame) +
        sash(light, 4, -48, 24, 28, frame) +
        sash(light, 66, -56, 20, 26, frame) +
        box(-38, -46, 22, 48, tone(light, door)) +
        facet('-44 -48, -27 -58, -12 -48', slates),
  ]);
}

/** St Peter's: a tall plain tower with battlements and a stair turret, nave to the right. */
export function church(light: Light, x: number, y: number, height: number, far = 0): string {
  const stone = tone(light, '#cdbd9b', far);
  const lit = mix(stone, tone(light, '#fff6dd', far), 0.55);
  const shade = mix(stone, tone(light, ink.slate, far), 0.6);
  const roof = tone(light, ink.slate, far);
  const dark = light.lamps ? ink.gorse : mix(shade, ink.navy, 0.6);
  const merlons = (x0: number, x1: number, top: number, fill: string) => {
    const step = (x1 - x0) / 5;
    return [0, 2, 4].map((n) => box(x0 + n * step, top - 10, step, 12, fill)).join('');
  };
  return at(x, y, height / 260, [
    facet('36 2, 36 -84, 150 -84, 150 2', stone),
    facet('150 2, 150 -84, 172 -120, 194 -84, 194 2', lit),
    facet('30 -80, 48 -124, 174 -126, 152 -80', roof),
    facet('174 -126, 200 -82, 194 -78, 172 -114', mix(roof, lit, 0.3)),
    facet('-34 2, -34 -236, 16 -236, 16 2', shade),
    facet('16 2, 16 -236, 44 -236, 44 2', lit),
    box(-38, -240, 86, 7, stone),
    merlons(-36, 16, -240, shade),
    merlons(16, 46, -240, lit),
    facet('-46 2, -46 -252, -34 -252, -34 2', mix(shade, stone, 0.4)),
    facet('-48 -252, -40 -268, -32 -252', roof),
    facet('-34 2, -34 -110, -26 -96, -22 2', mix(shade, ink.navy, 0.2)),
    facet('44 2, 44 -110, 52 -96, 56 2', stone),
    shape('M-16-196v-16q7-14 14 0v16zM24-196v-16q5-12 10 0v16z', dark),
    shape('M-14-60v-24q6-10 12 0v24z', dark),
    far > 0.4
      ? ''
      : shape(
          'M56-24v-24q8-12 16 0v24zM92-24v-24q8-12 16 0v24zM126-24v-24q7-12 14 0v24zM164-26v-26q8-14 16 0v26z',
          dark,
        ),
  ]);
}

/** A castle by the water: a square tower and a round one, joined by a wall. */
export function castle(light: Light, x: number, y: number, height: number): string {
  const stone = tone(light, '#a8977f');
  const lit = mix(stone, tone(light, '#f4e4bf'), 0.55);
  const shade = mix(stone, tone(light, ink.navy), 0.42);
  const dark = mix(shade, ink.navy, 0.6);
  const teeth = (from: number, count: number, step: number, top: number, fill: string) =>
    Array.from({ length: count }, (_, n) => box(from + n * step, top, step * 0.58, 14, fill)).join(
      '',
    );
  return at(x, y, height / 240, [
    facet('-190 6, -190 -84, -90 -84, -90 6', shade),
    teeth(-190, 5, 21, -96, shade),
    facet('-96 10, -96 -196, -6 -196, -6 10', shade),
    facet('-6 10, -6 -196, 46 -196, 46 10', lit),
    teeth(-96, 4, 24, -208, shade),
    teeth(-4, 3, 18, -208, lit),
    shape('M40 10V-150C60-160 112-160 134-150V10z', stone),
    shape('M92 10V-157C110-157 124-154 134-150V10z', lit),
    shape('M40 10V-150C46-153 54-155 62-156V10z', shade),
    teeth(40, 2, 20, -164, shade),
    teeth(78, 1, 20, -168, stone),
    teeth(98, 2, 20, -166, lit),
    box(16, -238, 4, 46, light.stars ? shade : dark),
    shape('M20-238C34-246 44-230 62-238V-214C44-206 34-222 20-214z', dim(light, ink.red)),
    shape('M-62-50h24v12h-24zM14-112v-26q6-10 12 0v26zM108-96v-20q5-9 10 0v20z', dark),
    // the rooms in which somebody is still up
    shape('M-58-120v-20q8-14 16 0v20zM70-96v-22q6-10 12 0v22z', light.lamps ? ink.gorse : dark),
    shape('M-46 10v-34q12-20 24 0v34z', dark),
    shape('M66-30h22v14h-22zM104-30h20v14h-20z', dark),
    facet('134 6, 134 -58, 196 -58, 196 6', stone),
    teeth(138, 3, 21, -70, stone),
  ]);
}

/** A white lighthouse with its gallery and lamp. */
export function lighthouse(light: Light, x: number, y: number, height: number, far = 0): string {
  const white = tone(light, '#fffaf0', far);
  const shade = mix(white, tone(light, ink.slate, far), 0.4);
  const cap = tone(light, ink.navy, far);
  return at(
    x,
    y,
    height / 120,
    // Its beam goes round where the sky is dark, and thins out to nothing over the sea.
    (light.stars
      ? [620, 530, 440, 350, 260, 170]
          .map((r) =>
            shape(
              `M-8-98c${-0.3 * r} ${-0.05 * r} ${-0.6 * r} ${-0.08 * r} ${-r} 0c${0.4 * r} ${0.08 * r} ${0.7 * r} ${0.05 * r} ${r} 0z`,
              light.glint,
              0.045,
            ),
          )
          .join('')
      : '') +
      facet('-16 2, -11 -84, 2 -84, 4 2', shade) +
      facet('4 2, 2 -84, 11 -84, 16 2', white) +
      box(-15, -90, 30, 6, cap) +
      box(-8, -106, 16, 17, light.lamps ? '#ffe9a8' : ink.gorse) +
      facet('-12 -106, 0 -120, 12 -106', cap) +
      facet('-50 2, -50 -20, -16 -20, -16 2', shade) +
      facet('16 2, 16 -20, 46 -20, 46 2', white),
  );
}
