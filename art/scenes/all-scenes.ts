import { bay, type Bay } from '@/lib/map/bay';
import { moonlight, type Light } from '../kit/palette';
import * as activities from './activities';
import * as areas from './areas';
import * as beaches from './beaches';
import * as events from './events';
import * as heroes from './heroes';
import * as home from './home';
import { panorama } from './panorama';
import * as places from './places';
import * as spots from './spots';
import * as stays from './stays';
import * as stories from './stories';
import { strip } from './strip';
import * as venues from './venues';
import * as walks from './walks';

/** Draws a picture, in its own light or in another. */
type Scene = (light?: Light) => string;

const drawnFrom = (land: Bay) => ({ panorama: (light?: Light) => panorama(land, light) });

/** Every drawing of the site by the name that content gives in `src`. */
export const scenes: Readonly<Record<string, Scene>> = {
  'activity-walk-to-blackpool-sands': activities.walkToBlackpoolSands,
  'activity-coastal-path-trails': activities.coastalPathTrails,
  'activity-snorkelling-paddleboarding': activities.snorkellingPaddleboarding,
  'activity-historic-village-tour': activities.historicVillageTour,
  'activity-river-dart-cruise': activities.riverDartCruise,
  'activity-fishing-trips': activities.fishingTrips,
  'activity-sunrise-photography-walk': activities.sunrisePhotographyWalk,
  'activity-slapton-ley-birdwatching': activities.slaptonLeyBirdwatching,
  'activity-dartmouth-castle-visit': activities.dartmouthCastleVisit,
  'area-village-centre': areas.villageCentre,
  'area-coastal-path': areas.coastalPath,
  'area-blackpool-sands': areas.blackpoolSands,
  'area-strete-gate': areas.streteGate,
  'beach-blackpool-sands-1': places.blackpoolSands,
  'beach-blackpool-sands-2': beaches.blackpoolSands2,
  'beach-blackpool-sands-3': beaches.blackpoolSands3,
  'beach-blackpool-sands-4': beaches.blackpoolSands4,
  'beach-strete-gate-1': beaches.streteGate1,
  'beach-strete-gate-2': beaches.streteGate2,
  'beach-strete-gate-3': beaches.streteGate3,
  'beach-strete-gate-4': beaches.streteGate4,
  'beach-slapton-sands-1': places.slaptonSands,
  'beach-slapton-sands-2': beaches.slaptonSands2,
  'beach-slapton-sands-3': beaches.slaptonSands3,
  'beach-slapton-sands-4': beaches.slaptonSands4,
  'venue-luggers-rest': venues.luggersRest,
  'venue-cove-and-kiln': venues.coveAndKiln,
  'venue-bay-tree-tearoom': venues.bayTreeTearoom,
  'venue-crab-shack': venues.crabShack,
  'venue-shippen-bakehouse': venues.shippenBakehouse,
  'venue-saltmarsh-catering': venues.saltmarshCatering,
  'stay-lookout-cottage': stays.lookoutCottage,
  'stay-bay-view-guest-house': stays.bayViewGuestHouse,
  'stay-starlit-meadow': places.starlitMeadow,
  'stay-clifftop-caravan': stays.clifftopCaravan,
  'stay-start-bay-house': stays.startBayHouse,
  'stay-ships-lantern': stays.shipsLantern,
  'event-village-fair': events.villageFair,
  'event-photography-workshop': events.photographyWorkshop,
  'event-regatta': events.regatta,
  'event-beach-clean': events.beachClean,
  'event-music-on-the-green': events.musicOnTheGreen,
  'event-harvest-festival': events.harvestFestival,
  'event-crab-and-cider-fair': events.crabAndCiderFair,
  'story-tower': stories.tower,
  'story-battle': stories.battle,
  'story-evacuation': stories.evacuation,
  'spot-empty-plan': spots.emptyPlan,
  'spot-nothing-found': spots.nothingFound,
  'hero-home': home.homeMorning,
  'hero-home-night': home.homeNight,
  'walk-strete-gate': walks.toStreteGate,
  'walk-dartmouth': walks.toDartmouth,
  'walk-strete': walks.fromStrete,
  'walk-circle': walks.theCircle,
  'hero-walks': heroes.walks,
  'hero-getting-around': heroes.gettingAround,
  'hero-things-to-do': heroes.thingsToDo,
  'hero-beaches': heroes.beaches,
  'hero-food-drink': heroes.foodDrink,
  'hero-stay': heroes.stay,
  'hero-events': heroes.events,
  'hero-about': heroes.about,
  'hero-tides': heroes.tides,
  'hero-strip': strip,
  'hero-home-waves-far': home.homeWavesFar,
  'hero-home-waves-near': home.homeWavesNear,
  'hero-home-light': home.homeLight,
  'hero-home-front': home.homeFront,
  'hero-home-night-front': home.homeNightFront,
  'hero-home-sea': home.homeSea,
  'hero-home-sea-night': home.homeNightSea,
  'hero-home-far-boats': home.homeFarBoats,
  'hero-home-night-far-boats': home.homeNightFarBoats,
  'hero-home-near-boat': home.homeNearBoat,
  'hero-home-night-near-boat': home.homeNightNearBoat,
  ...(bay ? drawnFrom(bay) : {}),
};

/** Drawn by night as they are, and the home page's, which has its own. */
const ofNoDay = /^(hero-home.*|stay-ships-lantern)$/;

/** What the dark theme shows in the place of what is drawn by day: `…-night` by its name. */
export const nights: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(scenes)
    .filter(([name]) => !ofNoDay.test(name))
    .map(([name, draw]) => [`${name}-night`, () => draw(moonlight)]),
);

/** Every drawing, by day and by night. */
export const drawings: Readonly<Record<string, () => string>> = { ...scenes, ...nights };

/**
 * What must stay in sight where a frame is narrower or lower than the picture, as CSS's
 * `object-position` has it: one place for each picture, and few places in all, as each is a rule.
 */
const placed: Readonly<Record<string, string>> = {
  '30% 30%': 'story-tower',
  '30% 50%': 'activity-dartmouth-castle-visit stay-bay-view-guest-house stay-start-bay-house',
  '30% 70%': 'venue-crab-shack',
  '40% 60%': 'activity-fishing-trips walk-dartmouth',
  '40% 70%': `activity-coastal-path-trails activity-river-dart-cruise
    activity-sunrise-photography-walk area-coastal-path beach-blackpool-sands-2
    stay-clifftop-caravan`,
  '50% 50%': 'hero-strip',
  '50% 60%': `activity-snorkelling-paddleboarding area-strete-gate beach-strete-gate-2 beach-slapton-sands-3 venue-shippen-bakehouse
    stay-ships-lantern event-village-fair event-regatta event-music-on-the-green story-battle`,
  '50% 70%': `area-blackpool-sands beach-blackpool-sands-3
    beach-strete-gate-3 beach-strete-gate-4 venue-saltmarsh-catering
    event-photography-workshop event-beach-clean event-harvest-festival
    activity-historic-village-tour story-evacuation walk-strete-gate walk-strete`,
  '50% 80%': `beach-blackpool-sands-4 beach-strete-gate-1 venue-bay-tree-tearoom
    event-crab-and-cider-fair walk-circle`,
  '50% 90%': 'activity-walk-to-blackpool-sands beach-slapton-sands-4',
  '60% 60%': 'beach-slapton-sands-2',
  '60% 70%': 'area-village-centre spot-empty-plan spot-nothing-found',
  '60% 90%': 'venue-cove-and-kiln',
  '70% 50%': 'stay-lookout-cottage',
  '70% 70%': 'venue-luggers-rest',
  '70% 60%': 'activity-slapton-ley-birdwatching',
  '34% 32%': 'hero-things-to-do',
  '50% 44%': 'hero-events stay-starlit-meadow',
  '55% 44%': 'hero-about',
  '50% 58%': 'hero-beaches hero-food-drink',
  '50% 92%': 'hero-stay',
  '54% 73%': 'hero-getting-around',
  '56% 63%': 'hero-tides hero-walks',
  '80% 24%': 'hero-home hero-home-night hero-home-sea hero-home-sea-night',
  '80% 50%': 'beach-blackpool-sands-1 beach-slapton-sands-1',
};

/** The focal point of every picture by its name. */
export const focuses: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(placed).flatMap(([place, names]) =>
      names.split(/\s+/).map((name) => [name, place]),
    ),
  ),
  ...(bay && { panorama: '60% 60%' }),
};
