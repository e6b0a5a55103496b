/** The small print: privacy, accessibility, terms. Every sentence must stay true of the site. */
import { home } from './home';
import { answerTime } from './contact';
import { sample } from './sample';
import {
  forecastAskStorageKey,
  forecastStorageKey,
  plannerStorageKey,
  site,
  slashKeyStorageKey,
  tripsStorageKey,
} from './site';
import { tideAttribution, tideLinks } from './tides/port/texts';
import type { LegalSection } from './types';

/** Stands in the privacy page where forms are posted to a form service; see `content/site.ts`. */
const formsSend =
  'The newsletter and contact forms send what you typed, when you press the button, to the form service that our visitor centre uses, so that somebody can answer you.';

/** And where they are not. */
const formsKeep =
  'The newsletter and contact forms are part of a demonstration: they thank you, and send nothing to anyone. What you typed is forgotten as soon as the form is cleared.';

export const privacy = [
  {
    slug: 'in-short',
    title: 'In short',
    paragraphs: [
      'No cookies, no accounts, no analytics, no advertisements. We do not count you, follow you or sell you. What you save stays in your own browser, and you can clear it on this page.',
    ],
  },
  {
    slug: 'kept',
    title: 'What your browser stores for us',
    paragraphs: ['All of it is on your device. We cannot see any of it.'],
    points: [
      `Your planner: what you have saved and when, in local storage under “${plannerStorageKey}”. If an entry cannot be read, a copy is kept under “${plannerStorageKey}-backup” (at most five: the first and the latest four).`,
      `Your days: plans, times, notes, where you are staying, your walking pace and whether you bring a dog, under “${tripsStorageKey}”, with copies as above.`,
      `That you have switched off the “/” key, under “${slashKeyStorageKey}”.`,
      `The place you chose on Today, under “${plannerStorageKey}-where”.`,
      `That we have told you once that your browser deletes plans, or how to bring a plan into the app, under “${plannerStorageKey}-said”. Once you have saved three things, we ask your browser to keep all this even when it is short of room.`,
      ...(site.forecast === 'off'
        ? []
        : [
            `The last forecast you asked for, shown for two days at most, under “${forecastStorageKey}”, and that you always want one, if you ticked the box, under “${forecastAskStorageKey}”.`,
          ]),
      'While a tab is open: how far down your planner you were, hearts you pressed before a page could answer, and that the home page’s film is not available.',
      'Copies of pages, pictures and scripts, so that they load faster and work offline.',
    ],
  },
  {
    slug: 'sent',
    title: 'What leaves your browser',
    paragraphs: [
      'Your position stays with you. “Where am I?” asks your device for it when you press the button, shows it and forgets it. It is not stored or sent.',
      'Like any web server, ours sees your IP address and the page you ask for, and may log them for a while.',
      site.formEndpoint === null ? formsKeep : formsSend,
      'Searching, filtering, printing and making the PDF all happen on your device. A Share Planner link, and its QR code, holds your plan, your days and your notes after a # sign, which browsers do not send to servers. Anyone with the link can read it.',
    ],
  },
  {
    slug: 'others',
    title: 'Who else may be asked',
    paragraphs: [
      'Pages may fetch from these services, and no others. They see your IP address, and may see that the request came from this site.',
    ],
  },
  {
    slug: 'links',
    title: 'Where links lead',
    paragraphs: [
      'Nothing is fetched from these websites until you follow a link; then their own rules apply. Places to eat may link to theirs too.',
    ],
  },
  {
    slug: 'clear',
    title: 'How to clear it all',
    paragraphs: [
      'Your browser’s settings can clear any website’s data, usually under “Site data” or “Website data”. Or clear this site alone here: your planner, its backups, and every page saved offline.',
    ],
  },
] as const satisfies readonly LegalSection[];

export const accessibility = [
  {
    slug: 'aim',
    title: 'What we aim for',
    paragraphs: [
      'Everyone should be able to plan a visit with this guide: with a mouse, a keyboard, a thumb or a voice, with a screen reader, with large text, in the dark, on an old phone, and without scripts. Our measure is level AA of the Web Content Accessibility Guidelines, version 2.2.',
    ],
    links: [
      {
        name: 'Web Content Accessibility Guidelines 2.2',
        url: 'https://www.w3.org/TR/WCAG22/',
      },
    ],
  },
  {
    slug: 'works',
    title: 'What you can count on',
    paragraphs: [],
    points: [
      'Everything works by keyboard, and you can see where you are.',
      'Pictures are described. Icons stand beside words, or have a name that is read out.',
      'One key does something by itself: “/” opens the search. A box at the foot of the search switches it off; Ctrl or ⌘ with K still works.',
      'Text can be enlarged, and pages zoomed, without losing anything.',
      'Colours follow your device’s light or dark setting, and meet the contrast that the guidelines ask for.',
      'If your device asks for less motion, nothing moves. The film behind the home page’s heading is silent, decorative, and can be paused.',
      'All texts and lists can be read without scripts.',
    ],
  },
  {
    slug: 'tested',
    title: 'How it is tested',
    paragraphs: [
      'Before each change is published, automatic tests validate every page’s HTML, follow every link and run the axe checker on every page (one month of the tide tables), light on a phone and dark on a desktop; one page of each kind the other way round too. They work the header, menu, search, map, calendar, galleries and forms by keyboard, and try each kind of page with text at twice the size, zoomed four times, in forced colours and with less motion.',
      'Nobody independent has audited it, and it has not been tried in every screen reader. Automatic tests miss things: please tell us what you find.',
    ],
  },
  {
    slug: 'limits',
    title: 'What does not work well yet',
    paragraphs: [],
    points: [
      'The planner’s PDF has no headings for a screen reader, though its words can be searched and read aloud. The planner page holds the same plan and is the accessible version.',
      'The zoomable map is hard to use without sight. Every place on it is in the list beside it and has its own page.',
      'The film on the home page comes from a video service. Nothing is said or shown in it that the page does not say.',
    ],
  },
  {
    slug: 'tell-us',
    title: 'Tell us',
    paragraphs: [
      `If something does not work for you, or you need something from this guide in another form, write to ${site.contact.email} or ring ${site.contact.phone} (${site.visiting.phoneHours}).${answerTime}`,
    ],
    links: [{ name: 'Write to us', url: '/contact/' }],
  },
] as const satisfies readonly LegalSection[];

const samples = [
  {
    slug: 'samples',
    title: 'Much of it is made up',
    paragraphs: [
      'The village, the beaches and the coast are real. The businesses are not: places to eat and to stay, hosts, organisers, prices, ratings, opening hours, phone numbers and email addresses are sample content, invented to show what such a guide can do. The phone numbers belong to nobody, and addresses that end in .example lead nowhere.',
      'Events are sample entries too, most of them with dates in 2025, and the key figures of the About page have not been checked against official ones. Please do not travel on the strength of any of these.',
    ],
  },
] as const satisfies readonly LegalSection[];

export const terms = [
  ...(sample ? samples : []),
  {
    slug: 'safety',
    title: 'The sea does not read websites',
    paragraphs: [
      'Tide times and heights are predictions or estimates for planning a day out, and not for navigation. The weather panel shows a typical summer day and is no forecast. The beach safety guide puts the advice of others in our words; the lifeguard on the beach, the flags and the notices at the place come first, always.',
      'In an emergency call 999 or 112 and ask for the Coastguard.',
    ],
  },
  {
    slug: 'care',
    title: 'What we promise, and what we cannot',
    paragraphs: [
      'We name our sources, say when we checked them, and put right what is wrong when we hear of it. Roads, rules and timetables change all the same, so check before you set out. We are not responsible for other websites, or for anything done on the strength of sample content.',
    ],
  },
  {
    slug: 'credits',
    title: 'Whose work it is',
    paragraphs: [
      'The drawings and the texts are this guide’s own. Please ask before you use them elsewhere.',
    ],
    points: [
      tideAttribution,
      'Maps: map data © OpenStreetMap contributors, available under the Open Database Licence.',
      'Lettering: Fraunces, Cabin with its figures set to one width, and the capitals of Poller One, under the SIL Open Font License 1.1.',
      `The film on the home page is “${home.hero.video.title}”, played by YouTube from the page of those who published it.`,
      'The photograph at the head of the planner comes from Unsplash, under its licence.',
    ],
    links: [
      tideLinks.database,
      tideLinks.measurements,
      tideLinks.licence,
      {
        name: 'OpenStreetMap: copyright and licence',
        url: 'https://www.openstreetmap.org/copyright',
      },
      { name: `YouTube: ${home.hero.video.title}`, url: home.hero.video.page },
      { name: 'SIL Open Font License', url: 'https://openfontlicense.org/' },
      { name: 'Unsplash: licence', url: 'https://unsplash.com/license' },
      {
        name: 'The software and the typefaces in this guide, and their licences',
        url: '/licences/',
      },
    ],
  },
] as const satisfies readonly LegalSection[];
