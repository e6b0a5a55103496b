/**
 * The drawn map of Start Bay: its outline, and where its lettering stands.
 *
 * The lines were drawn by hand through the known positions of `places.ts`. They show how the coast
 * runs, to a few hundred metres; nobody should steer, walk or measure by them.
 */
import type { StretchId } from './closures';
import type { PanoramaView } from './geography';
import type { PlaceSlug } from './places';

/** Positions in degrees, one after the other along a line: latitude first. */
export type Polyline = readonly (readonly [latitude: number, longitude: number])[];

/** How a place is shown on the maps. */
export interface MapLabel {
  /** As short as a map needs it. */
  readonly name: string;
  /** The building that stands there. */
  readonly shape?: LandmarkShape;
  /** What its emblem shows, if not that building or its kind. */
  readonly emblem?: EmblemShape;
  /**
   * Where its emblem stands on the panorama, counted from the place in units of its width of 2,000:
   * to the right, and down (up is negative). Without it, close above, or below a beach.
   */
  readonly offset?: readonly [right: number, down: number];
}

/** A building that is drawn by its shape; places without one are drawn by their kind. */
export type LandmarkShape = 'church' | 'castle' | 'lighthouse';

export type EmblemShape = 'pine' | 'bar' | 'wood' | 'tank' | 'farm';

/** Where something is drawn, in per cent of the map's width and height. */
type MapPosition = readonly [x: number, y: number];

/** The edges of the sheet. */
export const mapBounds = { south: 50.207, north: 50.361, west: -3.69, east: -3.538 } as const;

/**
 * From where the panorama is drawn: out in the bay, so that the places stand side by side. Null for
 * a village without one: its map page has the picture of `pages.ts` at its head.
 */
export const panorama: PanoramaView | null = {
  from: { latitude: 50.3053, longitude: -3.456 },
  facing: 265,
  names: [
    {
      text: 'Start Bay',
      at: { latitude: 50.28, longitude: -3.5433 },
      on: 'water',
      isLarge: true,
    },
    {
      text: 'Slapton Ley',
      at: { latitude: 50.2745, longitude: -3.71 },
      on: 'land',
    },
    {
      text: 'River Dart',
      at: { latitude: 50.3655, longitude: -3.592 },
      on: 'land',
    },
    {
      text: 'A379',
      at: { latitude: 50.3425, longitude: -3.6 },
      on: 'land',
    },
    {
      text: 'South West Coast Path',
      at: { latitude: 50.3268, longitude: -3.562 },
      on: 'water',
    },
  ],
};

/** The shore of Slapton Sands, which the road runs along. */
const slaptonShore: Polyline = [
  [50.2995, -3.6352],
  [50.298, -3.6362],
  [50.2935, -3.6394],
  [50.2895, -3.6423],
  [50.2855, -3.6448],
  [50.281, -3.6472],
  [50.2765, -3.6494],
  [50.2715, -3.6513],
  [50.2675, -3.6523],
];

/** From the Dart above Dartmouth down to Start Point and round it; closed outside the sheet. */
export const westShore: Polyline = [
  [50.38, -3.584],
  [50.364, -3.5812],
  [50.36, -3.5795],
  [50.357, -3.5795],
  [50.3545, -3.5775],
  [50.3515, -3.578],
  [50.349, -3.5778],
  [50.347, -3.5755],
  [50.3455, -3.5715],
  [50.3445, -3.5735],
  [50.3438, -3.57],
  [50.342, -3.5656],
  [50.3408, -3.5662],
  [50.3385, -3.5655],
  [50.337, -3.568],
  [50.3362, -3.571],
  [50.3335, -3.57],
  [50.3315, -3.569],
  [50.33, -3.5735],
  [50.3285, -3.5765],
  [50.3262, -3.577],
  [50.3245, -3.58],
  [50.3225, -3.5815],
  [50.32, -3.585],
  [50.3195, -3.5895],
  [50.3203, -3.5935],
  [50.319, -3.5975],
  [50.318, -3.6015],
  [50.3187, -3.605],
  [50.3193, -3.6075],
  [50.3184, -3.6098],
  [50.3168, -3.6112],
  [50.3148, -3.6117],
  [50.3133, -3.615],
  [50.3115, -3.6175],
  [50.3093, -3.6195],
  [50.3068, -3.6235],
  [50.304, -3.6285],
  [50.3018, -3.632],
  ...slaptonShore,
  [50.2655, -3.6522],
  [50.264, -3.6528],
  [50.262, -3.6545],
  [50.257, -3.656],
  [50.252, -3.656],
  [50.248, -3.6555],
  [50.245, -3.6535],
  [50.242, -3.656],
  [50.2385, -3.6585],
  [50.2355, -3.659],
  [50.233, -3.6565],
  [50.2305, -3.653],
  [50.228, -3.649],
  [50.2255, -3.644],
  [50.2232, -3.64],
  [50.2222, -3.639],
  [50.2214, -3.641],
  [50.2213, -3.646],
  [50.2205, -3.652],
  [50.2175, -3.6575],
  [50.215, -3.661],
  [50.217, -3.665],
  [50.218, -3.669],
  [50.22, -3.676],
  [50.2185, -3.683],
  [50.217, -3.69],
  [50.214, -3.72],
];

/** The other bank of the Dart and the headland beyond it; closed outside the sheet. */
export const eastShore: Polyline = [
  [50.38, -3.578],
  [50.364, -3.5755],
  [50.36, -3.5745],
  [50.357, -3.5735],
  [50.3535, -3.5722],
  [50.3505, -3.5722],
  [50.3485, -3.5728],
  [50.347, -3.57],
  [50.346, -3.566],
  [50.3445, -3.562],
  [50.343, -3.5585],
  [50.3415, -3.557],
  [50.3425, -3.554],
  [50.341, -3.5515],
  [50.3395, -3.549],
  [50.3398, -3.544],
  [50.3412, -3.54],
  [50.3425, -3.5372],
  [50.3455, -3.536],
  [50.349, -3.534],
  [50.353, -3.532],
  [50.37, -3.52],
];

/** The lake behind the bar, its two parts. */
export const lakes: readonly Polyline[] = [
  [
    [50.269, -3.6548],
    [50.272, -3.6545],
    [50.2765, -3.6526],
    [50.281, -3.6505],
    [50.2846, -3.6486],
    [50.2852, -3.65],
    [50.2835, -3.653],
    [50.2815, -3.656],
    [50.28, -3.6545],
    [50.2785, -3.657],
    [50.276, -3.656],
    [50.274, -3.659],
    [50.2715, -3.661],
    [50.2695, -3.6585],
    [50.269, -3.6548],
  ],
  [
    [50.2862, -3.6484],
    [50.2895, -3.6455],
    [50.2935, -3.6425],
    [50.2962, -3.6404],
    [50.2967, -3.6416],
    [50.2935, -3.6445],
    [50.2895, -3.6475],
    [50.2867, -3.6498],
    [50.2862, -3.6484],
  ],
];

/** Where the shore is shingle or sand, drawn along the coast. */
export const beachLines: readonly Polyline[] = [
  [
    [50.319, -3.6064],
    [50.3191, -3.6078],
    [50.3184, -3.6097],
    [50.317, -3.611],
  ],
  slaptonShore,
];

/** The A379 where it is open whatever the notices say. */
export const openRoad: readonly Polyline[] = [
  [
    [50.351, -3.5795],
    [50.3485, -3.5812],
    [50.3455, -3.5835],
    [50.342, -3.5868],
    [50.3375, -3.589],
    [50.333, -3.591],
    [50.3285, -3.596],
    [50.3243, -3.6003],
    [50.3225, -3.6035],
    [50.3212, -3.6075],
    [50.3204, -3.6112],
    [50.318, -3.614],
    [50.3155, -3.617],
    [50.313, -3.6215],
    [50.3112, -3.6262],
    [50.3101, -3.6292],
    [50.3078, -3.6325],
    [50.3045, -3.6352],
    [50.301, -3.6368],
    [50.2984, -3.6374],
  ],
  [
    [50.266, -3.653],
    [50.2668, -3.657],
    [50.2678, -3.664],
    [50.2698, -3.672],
    [50.2718, -3.68],
    [50.273, -3.69],
    [50.274, -3.7],
  ],
];

/** Stretches of road that a notice can close, each with the name that the notice knows it by. */
export const closableRoads: readonly { readonly closedBy: StretchId; readonly line: Polyline }[] = [
  {
    closedBy: 'a379-torcross-strete-gate',
    line: [
      [50.2984, -3.6374],
      [50.2935, -3.6405],
      [50.2895, -3.6434],
      [50.2855, -3.6459],
      [50.281, -3.6484],
      [50.2765, -3.6505],
      [50.2715, -3.6525],
      [50.2675, -3.6535],
      [50.266, -3.653],
    ],
  },
];

/** The South West Coast Path. */
export const coastPath: Polyline = [
  [50.3505, -3.5787],
  [50.348, -3.5785],
  [50.345, -3.5752],
  [50.3422, -3.5678],
  [50.3385, -3.5672],
  [50.3358, -3.5722],
  [50.3322, -3.5708],
  [50.3302, -3.5755],
  [50.3268, -3.579],
  [50.3235, -3.584],
  [50.3225, -3.59],
  [50.3236, -3.5985],
  [50.3215, -3.604],
  [50.3199, -3.6095],
  [50.317, -3.6125],
  [50.315, -3.6142],
  [50.3118, -3.6205],
  [50.3098, -3.628],
  [50.3065, -3.629],
  [50.303, -3.6325],
  [50.2988, -3.6362],
  [50.2935, -3.6415],
  [50.2895, -3.6445],
  [50.2855, -3.647],
  [50.281, -3.6494],
  [50.2765, -3.6515],
  [50.2715, -3.6536],
  [50.268, -3.6546],
  [50.266, -3.6538],
  [50.264, -3.6548],
  [50.262, -3.656],
  [50.257, -3.6574],
  [50.252, -3.6574],
  [50.248, -3.657],
  [50.245, -3.655],
  [50.242, -3.6574],
  [50.2385, -3.66],
  [50.2355, -3.6605],
  [50.2325, -3.6582],
  [50.23, -3.6548],
  [50.227, -3.65],
  [50.2245, -3.645],
  [50.2228, -3.642],
  [50.2228, -3.647],
  [50.2215, -3.6535],
  [50.219, -3.658],
  [50.2168, -3.6608],
  [50.2183, -3.665],
  [50.2193, -3.669],
  [50.2212, -3.676],
  [50.2198, -3.683],
  [50.2182, -3.69],
  [50.216, -3.7],
];

/** The check names those whose emblems are in the way of others: give one of them another offset. */
export const mapLabels: Readonly<Record<PlaceSlug, MapLabel>> = {
  dartmouth: { name: 'Dartmouth', offset: [90, 26] },
  'dartmouth-castle': { name: 'Dartmouth Castle', shape: 'castle', offset: [0, -201] },
  'village-centre': { name: 'Stoke Fleming', offset: [125, -95] },
  strete: { name: 'Strete', emblem: 'farm' },
  'st-peters-church': {
    name: 'St Peter’s Church',
    shape: 'church',
    offset: [0, -278],
  },
  'blackpool-sands': { name: 'Blackpool Sands', emblem: 'pine', offset: [-90, 26] },
  'strete-gate': { name: 'Strete Gate', emblem: 'wood', offset: [0, -170] },
  'slapton-sands': { name: 'Slapton Sands', emblem: 'bar', offset: [0, 60] },
  torcross: { name: 'Torcross', emblem: 'tank', offset: [-30, -26] },
  'start-point': { name: 'Start Point', shape: 'lighthouse' },
};

/** Where the woods stand, a pine each. */
export const pines: readonly MapPosition[] = [
  [46.3, 26.2],
  [48.1, 25.8],
  [49.7, 26.5],
  [32, 39.6],
  [30.3, 40.8],
  [32.5, 41.8],
  [15, 26.6],
  [17.2, 27.6],
  [9.4, 74.9],
  [11.6, 75.9],
  [73.4, 12.8],
  [60.5, 18.7],
  [62.4, 19.7],
];
