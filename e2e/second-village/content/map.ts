/**
 * The drawn map of Skerr Bay: its outline, and where its lettering stands.
 *
 * The lines were drawn by hand through the known positions of `places.ts`. They show how the coast
 * runs, to a few hundred metres; nobody should steer, walk or measure by them.
 */
import type { StretchId } from './closures';
import type { PanoramaView } from './geography';
import type { PlaceSlug } from './places';

/** Positions in degrees, one after the other along a line: latitude first. */
export type Line = readonly (readonly [latitude: number, longitude: number])[];

/** How a place is shown on the maps. */
export interface MapLabel {
  /** As short as a map needs it. */
  readonly name: string;
  /** The building that stands there. */
  readonly shape?: LandmarkShape;
}

/** A building that is drawn by its shape; places without one are drawn by their kind. */
export type LandmarkShape = 'church' | 'castle' | 'lighthouse';

/** Where something is drawn, in per cent of the map's width and height. */
type Spot = readonly [x: number, y: number];

/** The edges of the sheet. */
export const mapBounds = { south: 56.607, north: 56.761, west: -2.54, east: -2.388 } as const;

/**
 * From where the panorama is drawn: out in the bay, so that the places stand side by side. Null for
 * a village without one: its map page has the picture of `pages.ts` at its head.
 */
export const panorama: PanoramaView | null = {
  from: { latitude: 56.7053, longitude: -2.306 },
  facing: 265,
  names: [
    {
      text: 'Skerr Bay',
      at: { latitude: 56.68, longitude: -2.3933 },
      on: 'water',
      isLarge: true,
    },
    {
      text: 'River Marr',
      at: { latitude: 56.7655, longitude: -2.442 },
      on: 'land',
    },
    {
      text: 'A999',
      at: { latitude: 56.7425, longitude: -2.45 },
      on: 'land',
    },
    {
      text: 'The coast path',
      at: { latitude: 56.7268, longitude: -2.412 },
      on: 'water',
    },
  ],
};

/** What the small map of the contact page shows. */
export const villageBounds = {
  south: 56.7045,
  north: 56.7395,
  west: -2.492,
  east: -2.4115,
} as const;

/** The shore of Puffin Strand, which the road runs along. */
const strandShore: Line = [
  [56.6995, -2.4852],
  [56.698, -2.4862],
  [56.6935, -2.4894],
  [56.6895, -2.4923],
  [56.6855, -2.4948],
  [56.681, -2.4972],
  [56.6765, -2.4994],
  [56.6715, -2.5013],
  [56.6675, -2.5023],
];

/** From the Marr above Marramton down to Skerr Light and round it; closed outside the sheet. */
export const westShore: Line = [
  [56.78, -2.434],
  [56.764, -2.4312],
  [56.76, -2.4295],
  [56.757, -2.4295],
  [56.7545, -2.4275],
  [56.7515, -2.428],
  [56.749, -2.4278],
  [56.747, -2.4255],
  [56.7455, -2.4215],
  [56.7445, -2.4235],
  [56.7438, -2.42],
  [56.742, -2.4156],
  [56.7408, -2.4162],
  [56.7385, -2.4155],
  [56.737, -2.418],
  [56.7362, -2.421],
  [56.7335, -2.42],
  [56.7315, -2.419],
  [56.73, -2.4235],
  [56.7285, -2.4265],
  [56.7262, -2.427],
  [56.7245, -2.43],
  [56.7225, -2.4315],
  [56.72, -2.435],
  [56.7195, -2.4395],
  [56.7203, -2.4435],
  [56.719, -2.4475],
  [56.718, -2.4515],
  [56.7187, -2.455],
  [56.7193, -2.4575],
  [56.7184, -2.4598],
  [56.7168, -2.4612],
  [56.7148, -2.4617],
  [56.7133, -2.465],
  [56.7115, -2.4675],
  [56.7093, -2.4695],
  [56.7068, -2.4735],
  [56.704, -2.4785],
  [56.7018, -2.482],
  ...strandShore,
  [56.6655, -2.5022],
  [56.664, -2.5028],
  [56.662, -2.5045],
  [56.657, -2.506],
  [56.652, -2.506],
  [56.648, -2.5055],
  [56.645, -2.5035],
  [56.642, -2.506],
  [56.6385, -2.5085],
  [56.6355, -2.509],
  [56.633, -2.5065],
  [56.6305, -2.503],
  [56.628, -2.499],
  [56.6255, -2.494],
  [56.6232, -2.49],
  [56.6222, -2.489],
  [56.6214, -2.491],
  [56.6213, -2.496],
  [56.6205, -2.502],
  [56.6175, -2.5075],
  [56.615, -2.511],
  [56.617, -2.515],
  [56.618, -2.519],
  [56.62, -2.526],
  [56.6185, -2.533],
  [56.617, -2.54],
  [56.614, -2.57],
];

/** The other bank of the Marr and the headland beyond it; closed outside the sheet. */
export const eastShore: Line = [
  [56.78, -2.428],
  [56.764, -2.4255],
  [56.76, -2.4245],
  [56.757, -2.4235],
  [56.7535, -2.4222],
  [56.7505, -2.4222],
  [56.7485, -2.4228],
  [56.747, -2.42],
  [56.746, -2.416],
  [56.7445, -2.412],
  [56.743, -2.4085],
  [56.7415, -2.407],
  [56.7425, -2.404],
  [56.741, -2.4015],
  [56.7395, -2.399],
  [56.7398, -2.394],
  [56.7412, -2.39],
  [56.7425, -2.3872],
  [56.7455, -2.386],
  [56.749, -2.384],
  [56.753, -2.382],
  [56.77, -2.37],
];

/** The lake behind the bar, its two parts. */
export const lakes: readonly Line[] = [
  [
    [56.669, -2.5048],
    [56.672, -2.5045],
    [56.6765, -2.5026],
    [56.681, -2.5005],
    [56.6846, -2.4986],
    [56.6852, -2.5],
    [56.6835, -2.503],
    [56.6815, -2.506],
    [56.68, -2.5045],
    [56.6785, -2.507],
    [56.676, -2.506],
    [56.674, -2.509],
    [56.6715, -2.511],
    [56.6695, -2.5085],
    [56.669, -2.5048],
  ],
  [
    [56.6862, -2.4984],
    [56.6895, -2.4955],
    [56.6935, -2.4925],
    [56.6962, -2.4904],
    [56.6967, -2.4916],
    [56.6935, -2.4945],
    [56.6895, -2.4975],
    [56.6867, -2.4998],
    [56.6862, -2.4984],
  ],
];

/** Where the shore is shingle or sand, drawn along the coast. */
export const beachLines: readonly Line[] = [
  [
    [56.719, -2.4564],
    [56.7191, -2.4578],
    [56.7184, -2.4597],
    [56.717, -2.461],
  ],
  strandShore,
];

/** The A999 where it is open whatever the notices say. */
export const openRoad: readonly Line[] = [
  [
    [56.751, -2.4295],
    [56.7485, -2.4312],
    [56.7455, -2.4335],
    [56.742, -2.4368],
    [56.7375, -2.439],
    [56.733, -2.441],
    [56.7285, -2.446],
    [56.7243, -2.4503],
    [56.7225, -2.4535],
    [56.7212, -2.4575],
    [56.7204, -2.4612],
    [56.718, -2.464],
    [56.7155, -2.467],
    [56.713, -2.4715],
    [56.7112, -2.4762],
    [56.7101, -2.4792],
    [56.7078, -2.4825],
    [56.7045, -2.4852],
    [56.701, -2.4868],
    [56.6984, -2.4874],
  ],
  [
    [56.666, -2.503],
    [56.6668, -2.507],
    [56.6678, -2.514],
    [56.6698, -2.522],
    [56.6718, -2.53],
    [56.673, -2.54],
    [56.674, -2.55],
  ],
  [
    [56.6984, -2.4874],
    [56.6935, -2.4905],
    [56.6895, -2.4934],
    [56.6855, -2.4959],
    [56.681, -2.4984],
    [56.6765, -2.5005],
    [56.6715, -2.5025],
    [56.6675, -2.5035],
    [56.666, -2.503],
  ],
];

/** Nothing here can be closed. */
export const closableRoads: readonly { readonly closedBy: StretchId; readonly line: Line }[] = [];

/** The coast path. */
export const coastPath: Line = [
  [56.7505, -2.4287],
  [56.748, -2.4285],
  [56.745, -2.4252],
  [56.7422, -2.4178],
  [56.7385, -2.4172],
  [56.7358, -2.4222],
  [56.7322, -2.4208],
  [56.7302, -2.4255],
  [56.7268, -2.429],
  [56.7235, -2.434],
  [56.7225, -2.44],
  [56.7236, -2.4485],
  [56.7215, -2.454],
  [56.7199, -2.4595],
  [56.717, -2.4625],
  [56.715, -2.4642],
  [56.7118, -2.4705],
  [56.7098, -2.478],
  [56.7065, -2.479],
  [56.703, -2.4825],
  [56.6988, -2.4862],
  [56.6935, -2.4915],
  [56.6895, -2.4945],
  [56.6855, -2.497],
  [56.681, -2.4994],
  [56.6765, -2.5015],
  [56.6715, -2.5036],
  [56.668, -2.5046],
  [56.666, -2.5038],
  [56.664, -2.5048],
  [56.662, -2.506],
  [56.657, -2.5074],
  [56.652, -2.5074],
  [56.648, -2.507],
  [56.645, -2.505],
  [56.642, -2.5074],
  [56.6385, -2.51],
  [56.6355, -2.5105],
  [56.6325, -2.5082],
  [56.63, -2.5048],
  [56.627, -2.5],
  [56.6245, -2.495],
  [56.6228, -2.492],
  [56.6228, -2.497],
  [56.6215, -2.5035],
  [56.619, -2.508],
  [56.6168, -2.5108],
  [56.6183, -2.515],
  [56.6193, -2.519],
  [56.6212, -2.526],
  [56.6198, -2.533],
  [56.6182, -2.54],
  [56.616, -2.55],
];

/** The panorama finds each a spot for its emblem by itself. */
export const mapLabels: Readonly<Record<PlaceSlug, MapLabel>> = {
  marramton: { name: 'Marramton' },
  'village-centre': { name: 'Kettle Staith' },
  burnie: { name: 'Burnie' },
  'whinstone-sands': { name: 'Whinstone Sands' },
};

/** A place that the small map names, and where its name stands beside the spot, in the sheet's units. */
interface SmallMapLabel {
  readonly place: PlaceSlug;
  readonly dx: number;
  readonly dy: number;
  readonly runs: 'left' | 'right';
}

export const smallMapLabels: readonly SmallMapLabel[] = [
  { place: 'village-centre', dx: -12, dy: -8, runs: 'left' },
  { place: 'whinstone-sands', dx: 12, dy: 22, runs: 'right' },
  { place: 'burnie', dx: -12, dy: -4, runs: 'left' },
];

/** Where the woods stand, a pine each. */
export const pines: readonly Spot[] = [
  [50.3, 26.4],
  [52.5, 25.8],
  [54.4, 26.6],
  [32, 39.6],
  [30.3, 40.8],
  [32.5, 41.8],
  [15, 26.6],
  [17.2, 27.6],
  [9.4, 74.9],
  [11.6, 75.9],
  [73.4, 12.8],
  [65.6, 18.7],
  [67.5, 19.7],
];

/** Where a crest of the sea is drawn. */
export const crests: readonly Spot[] = [
  [81.2, 32.5],
  [87.5, 44.8],
  [73.4, 58.1],
  [51.6, 68],
  [87.5, 69],
  [60.9, 83.7],
  [87.5, 78.8],
  [39.1, 97],
  [14.1, 97.5],
];
