/** What the home page shows, section by section. */
import type { ActivitySlug } from './activities';
import type { AreaSlug } from './areas';
import type { BeachSlug } from './beaches';
import type { EventSlug } from './events';
import { site } from './site';

export const home = {
  hero: {
    heading: 'Welcome to the village',
    text: 'Explore a charming village bursting with hidden gems waiting to be found.',
    action: 'Start Exploring',
    /**
     * The background film: where the service's player lives, the film's id there, and what it shows,
     * for its credit. `docs/adding-content.md` says in three lines how to set another.
     */
    video: {
      host: 'https://www.youtube-nocookie.com',
      id: 'WHPEKLQID4U',
      title: 'Ocean Waves Relaxation',
      page: 'https://www.youtube.com/watch?v=WHPEKLQID4U',
    },
  },
  today: {
    heading: `Now in ${site.name}`,
    text: 'The tide, the light, what is open and the last bus.',
    /** As long as the sentence that takes its place on the page of today. */
    untilThen:
      'Light, tide, what is open and the last bus home, for this minute. Your device works it out, also with no signal.',
    action: 'See today',
  },
  plan: {
    heading: 'Plan a Visit',
    intro: 'Three days that work, with the buses and the tide looked up.',
    /** Ready-made days, by their slugs; others stand in where it is not the season of these. */
    slugs: ['small-legs', 'without-a-car', 'dog-on-the-long-beach'],
    all: 'All days out',
    action: 'Plan your own',
  },
  thingsToDo: {
    heading: 'Things to Do',
    intro: 'Good ways to spend the hours between breakfast and supper, weather permitting.',
    slugs: [
      'walk-to-blackpool-sands',
      'coastal-path-trails',
      'snorkelling-paddleboarding',
      'historic-village-tour',
      'river-dart-cruise',
      'fishing-trips',
    ] satisfies readonly ActivitySlug[],
    action: 'Learn More',
  },
  areas: {
    heading: 'Explore by Area',
    intro: 'Church tower, clifftop, cove and long beach: the corners of the parish and the bay.',
    slugs: [
      'village-centre',
      'coastal-path',
      'blackpool-sands',
      'strete-gate',
    ] satisfies readonly AreaSlug[],
    action: 'View Full Map',
  },
  events: {
    heading: 'Upcoming Events',
    intro: 'Put one of these in the middle of your stay and let the rest arrange itself.',
    slugs: [
      'village-fair',
      'photography-workshop',
      'regatta',
      'beach-clean',
    ] satisfies readonly EventSlug[],
    action: 'View All Events',
  },
  beaches: {
    heading: 'Beautiful Beaches Nearby',
    intro: 'Called Sands or Gate, they are all shingle. Bring shoes.',
    slugs: ['blackpool-sands', 'strete-gate', 'slapton-sands'] satisfies readonly BeachSlug[],
    action: 'View Beach Safety Guide',
  },
} as const;
