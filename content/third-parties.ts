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
  'When you press “Show the forecast”, or always if you have ticked the box that says so.';

const forecastParties = [
  {
    slug: 'forecast',
    name: `${forecastService.name}, the weather`,
    host: new URL(forecastService.weather.url).host,
    loads: 'data',
    when: forecastWhen,
    why: 'The forecast for the village, never for where you are.',
  },
  {
    slug: 'sea-forecast',
    name: `${forecastService.name}, the sea`,
    host: new URL(forecastService.sea.url).host,
    loads: 'data',
    when: forecastWhen,
    why: 'Waves and sea temperature off the village.',
  },
] as const satisfies readonly ThirdParty[];

/** Asked by a page itself, each only under its condition. */
export const thirdParties = [
  {
    slug: 'video',
    name: 'YouTube, in its privacy mode',
    host: 'www.youtube-nocookie.com',
    loads: 'frame',
    when: 'After the home page has loaded, unless your device asks for less motion or less data.',
    why: 'The silent film behind the home page’s heading.',
  },
  {
    slug: 'photograph',
    name: 'Unsplash, a library of photographs',
    host: 'images.unsplash.com',
    loads: 'image',
    when: 'When you open your planner.',
    why: 'The photograph at the top of the planner.',
  },
  {
    slug: 'map-tiles',
    name: 'OpenStreetMap',
    host: mapTiles.host,
    loads: 'image',
    when: 'When you open the zoomable map, and as you move about on it.',
    why: 'Map images. The map we drew ourselves asks nobody.',
  },
  ...(site.forecast === 'off' ? [] : forecastParties),
] as const satisfies readonly ThirdParty[];

/** Led to by links: asked for nothing until you follow one. */
export const linkedSites = [
  {
    name: 'Google Maps',
    hosts: ['www.google.com'],
    why: 'Get Directions. We tell Google your destination, nothing about you.',
  },
  {
    name: 'OpenStreetMap',
    hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
    why: 'the zoomable map.',
  },
  { name: 'Met Office', hosts: ['www.metoffice.gov.uk'], why: 'the weather forecast.' },
  ...(site.forecast === 'off'
    ? []
    : [
        {
          name: forecastService.name,
          hosts: [new URL(forecastService.url).host],
          why: 'the forecast, if you ask for it.',
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
    why: 'their timetables, which may have changed.',
  },
  {
    name: 'South Hams District Council',
    hosts: ['www.southhams.gov.uk'],
    why: 'its ferry, and dogs on beaches.',
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
    why: 'our sources on beaches, coves and history.',
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
    why: 'our sources on the church, the village, walks and the road.',
  },
  {
    name: 'Sources and licences',
    hosts: ['github.com', 'doi.org', 'creativecommons.org', 'openfontlicense.org', 'unsplash.com'],
    why: 'where tide data, fonts and pictures come from.',
  },
  { name: 'YouTube', hosts: ['www.youtube.com'], why: 'the home page’s film.' },
  {
    name: 'Web Content Accessibility Guidelines',
    hosts: ['www.w3.org'],
    why: 'the standard we work to.',
  },
] as const satisfies readonly LinkedSite[];
