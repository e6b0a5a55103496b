import { bay, type Bay } from '@/lib/map/bay';
import { moonlight, type Light } from '../kit/palette';
import * as activities from './activities';
import * as areas from './areas';
import * as events from './events';
import * as heroes from './heroes';
import * as home from './home';
import { panorama } from './panorama';
import * as places from './places';
import * as stays from './stays';
import * as stories from './stories';
import { strip } from './strip';
import * as venues from './venues';

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
  'beach-jenny-coles-cove': places.jennyColesCove,
  'beach-strete-gate-1': places.streteGate,
  'beach-strete-gate-2': places.streteGateCafe,
  'beach-slapton-sands-1': places.slaptonSands,
  'beach-slapton-sands-2': places.slaptonWave,
  'beach-slapton-sands-3': places.torcrossTank,
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
  'hero-home': home.homeMorning,
  'hero-home-night': home.homeNight,
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
  'hero-home-waves': home.homeWaves,
  'hero-home-light': home.homeLight,
  'hero-home-front': home.homeFront,
  'hero-home-front-night': home.homeNightFront,
  'hero-home-sea': home.homeSea,
  'hero-home-sea-night': home.homeNightSea,
  'hero-home-boats': home.homeBoats,
  'hero-home-boats-night': home.homeNightBoats,
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
  '30% 50%': 'area-coastal-path',
  '34% 32%': 'hero-things-to-do',
  '50% 44%': 'hero-events stay-starlit-meadow stay-start-bay-house',
  '50% 50%': `hero-strip activity-snorkelling-paddleboarding activity-river-dart-cruise
    activity-fishing-trips activity-dartmouth-castle-visit area-village-centre
    event-photography-workshop event-regatta event-beach-clean event-crab-and-cider-fair
    beach-strete-gate-1 venue-bay-tree-tearoom venue-shippen-bakehouse stay-clifftop-caravan
    stay-lookout-cottage beach-strete-gate-2 beach-slapton-sands-3 story-tower story-battle`,
  '50% 58%': 'hero-food-drink',
  '50% 60%': `activity-walk-to-blackpool-sands event-village-fair event-harvest-festival
    venue-luggers-rest venue-cove-and-kiln venue-crab-shack venue-saltmarsh-catering
    stay-bay-view-guest-house beach-jenny-coles-cove beach-slapton-sands-2`,
  '50% 70%': 'activity-historic-village-tour area-strete-gate story-evacuation',
  '50% 92%': 'hero-stay',
  '54% 73%': 'hero-getting-around',
  '55% 44%': 'hero-about',
  '56% 63%': 'hero-walks',
  '60% 60%': 'activity-coastal-path-trails stay-ships-lantern',
  '60% 70%': 'activity-sunrise-photography-walk area-blackpool-sands',
  '70% 50%': 'activity-slapton-ley-birdwatching event-music-on-the-green',
  '72% 63%': 'hero-tides',
  '76% 58%': 'hero-beaches',
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
