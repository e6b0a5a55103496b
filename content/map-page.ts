import { mapTiles } from './map-tiles';

/** Words of the map page and of the small map. */
export const mapPage = {
  drawing:
    'The coast runs from the mouth of the Dart in the north, past Stoke Fleming on its cliff, Blackpool Sands and Strete, along the straight shingle bar of Slapton Sands with the lake behind it, to Torcross and the lighthouse on Start Point in the south.',
  caption: 'Drawn by hand and approximate. Not for navigation; take a walker’s map.',
  keyRoad: 'A379 coast road',
  keyPath: 'South West Coast Path',
  keyLegs: 'Measured path',
  legFigures: 'lengths and climbs',
  keyLegClosed: 'Closed, or may be',
  keyClosed: 'Road closed',
  keyUnknown: 'Road: check it’s open',
  filterLabel: 'Show on the map',
  layers: { toilets: 'Toilets', parking: 'Parking', bus: 'Bus stops' },
  saved: 'Saved',
  dragHint: 'Drag the map sideways to see more.',
  everything: 'Everything',
  showEverything: 'Show everything',
  tagsLabel: 'Places on the map',
  listHeading: 'Everything on the map',
  listIntro: 'Place by place, with the way there.',
  nothingHere: 'Nothing in the guide here, only the view.',
  nothingShown: 'Nothing matches your choice here.',
  directions: 'Get Directions',
  zoomHeading: 'Closer still',
  zoomText: `The zoomable map comes from OpenStreetMap. Only when you open it does your browser ask ${mapTiles.host} for its pictures: it then sees your IP address and which part of the coast you look at.`,
  zoomAction: 'Open the zoomable map',
  zoomOpening: 'Opening the map…',
  zoomLabel: 'Zoomable map',
  zoomFailed:
    'The zoomable map didn’t load. Try again when you have a signal; the panorama works without one.',
  tilesFailed: 'Some of the map’s pictures didn’t load. The places are marked all the same.',
  openMap: 'Open the map of Start Bay',
} as const;
