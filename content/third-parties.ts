/**
 * Everyone outside this site that a page may ask for something, or lead to. The privacy page lists
 * them; the security policy lets the browser ask these hosts and no others, and a test fails when
 * a page leads to a host that is not here.
 */
import { forecastService } from './forecast';
import { mapTiles } from './map-tiles';
import { site } from './site';
import type { LinkedSite, ThirdParty } from './types';

const forecastWhen =
  'When you press “Show the forecast”; without a press only if you have ticked the box that says so.';

const forecastParties = [
  {
    slug: 'forecast',
    name: `${forecastService.name}, the weather`,
    host: new URL(forecastService.weather.url).host,
    loads: 'data',
    when: forecastWhen,
    why: 'The forecast for the village, never for where you are. Without it there is a typical summer day.',
  },
  {
    slug: 'sea-forecast',
    name: `${forecastService.name}, the sea`,
    host: new URL(forecastService.sea.url).host,
    loads: 'data',
    when: forecastWhen,
    why: 'Waves and water off the village. Without it the forecast says nothing of the sea.',
  },
] as const satisfies readonly ThirdParty[];

/** Asked by a page itself, each only under its condition. */
export const thirdParties = [
  {
    slug: 'video',
    name: 'YouTube, in its privacy mode',
    host: 'www.youtube-nocookie.com',
    loads: 'frame',
    when: 'After the home page has loaded, and only if your device allows moving pictures and is not saving data.',
    why: 'The silent film behind the heading of the home page. Without it you see our drawing.',
  },
  {
    slug: 'photograph',
    name: 'Unsplash, a library of photographs',
    host: 'images.unsplash.com',
    loads: 'image',
    when: 'When you open your planner.',
    why: 'The picture at the head of the planner. If it does not come, our drawing stays.',
  },
  {
    slug: 'map-tiles',
    name: 'OpenStreetMap',
    host: mapTiles.host,
    loads: 'image',
    when: 'When you ask for the map that zooms, by its button, and as you move about on it.',
    why: 'The squares that the zoomable map is laid from. The map that we drew ourselves asks nobody.',
  },
  ...(site.forecast === 'off' ? [] : forecastParties),
] as const satisfies readonly ThirdParty[];

/** Led to by links: asked for nothing until you follow one. */
export const linkedSites = [
  {
    name: 'Google Maps',
    hosts: ['www.google.com'],
    why: 'Get Directions: told where you are going, by us, and nothing of you.',
  },
  {
    name: 'OpenStreetMap',
    hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
    why: 'whose map the one that zooms is.',
  },
  { name: 'Met Office', hosts: ['www.metoffice.gov.uk'], why: 'the weather forecast.' },
  ...(site.forecast === 'off'
    ? []
    : [
        {
          name: forecastService.name,
          hosts: [new URL(forecastService.url).host],
          why: 'whose forecast it is, if you ask for it.',
        },
      ]),
  {
    name: 'RNLI and HM Coastguard',
    hosts: ['rnli.org', 'hmcoastguard.uk'],
    why: 'safety advice.',
  },
  {
    name: 'Admiralty EasyTide',
    hosts: ['easytide.admiralty.co.uk'],
    why: 'official tide predictions.',
  },
  {
    name: 'Environment Agency',
    hosts: ['environment.data.gov.uk'],
    why: 'how clean the bathing water is.',
  },
  {
    name: 'Devon County Council',
    hosts: ['www.devon.gov.uk'],
    why: 'news of the roads.',
  },
  {
    name: 'Buses, ferries and trains',
    hosts: [
      'www.stagecoachbus.com',
      'www.traveldevon.info',
      'dkfb.co.uk',
      'www.dartmouthrailriver.co.uk',
    ],
    why: 'their timetables, which may have changed since we read them.',
  },
  {
    name: 'South Hams District Council',
    hosts: ['www.southhams.gov.uk'],
    why: 'its ferry, and the rules for dogs on beaches.',
  },
  {
    name: 'Newspapers and guides',
    hosts: [
      'www.kingsbridge-today.co.uk',
      'dartmouth-today.co.uk',
      'www.southhams-today.co.uk',
      'www.bbc.com',
      'www.bythedart.co.uk',
      'www.lonelyplanet.com',
      'blog.laterooms.com',
      'watermillcottages.co.uk',
      'en.wikipedia.org',
    ],
    why: 'the sources of what we say about beaches, coves and history.',
  },
  {
    name: 'Public records',
    hosts: [
      'www.historicengland.org.uk',
      'www.heritagegateway.org.uk',
      'www.stokeflemingchurch.org',
      'stokenham-pc.gov.uk',
      'docslib.org',
    ],
    why: 'the sources of what we say about the church, the village, walks and the road.',
  },
  {
    name: 'Sources and licences',
    hosts: ['github.com', 'doi.org', 'creativecommons.org', 'openfontlicense.org', 'unsplash.com'],
    why: 'where tide data, fonts and pictures come from, and on what terms.',
  },
  { name: 'YouTube', hosts: ['www.youtube.com'], why: 'the film of the home page.' },
  {
    name: 'Web Content Accessibility Guidelines',
    hosts: ['www.w3.org'],
    why: 'the standard that we work to.',
  },
] as const satisfies readonly LinkedSite[];
