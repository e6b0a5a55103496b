import { type Answer, answers, popularPages, searchHeadings } from '@/content/search';
import { emergencyWords } from '@/content/safety';
import { facilities } from '@/content/facilities';
import { spots } from '@/content/spots';
import type { FacilityTopic } from '@/content/types';
import { facilitiesAt, placesWith } from '@/lib/content/facilities';
import { placeBySlug } from '@/lib/content/queries';
import { smallestFiles } from '@/lib/images/images';
import { routes } from '@/lib/routes';
import { listText } from '@/lib/typeset';
import { siteGroups } from './entries';
import { tokenise } from './tokeniser';
import type { PlaceAnswer, SearchAnswer, SearchIndex } from './types';

/** What is known of a topic at each place, or that it is to be asked for. */
const placesOf = (topic: FacilityTopic): readonly PlaceAnswer[] =>
  facilities.map(({ place }) => {
    const { name } = placeBySlug(place);
    const known = facilitiesAt(place).find((one) => one.topic === topic);
    return {
      words: tokenise(name),
      path: `${routes.access}#${place}`,
      summary: `${name}: ${known?.text ?? 'ask first.'}`,
    };
  });

function answerOf({ topic, words, page, anchor, asked, ...rest }: Answer): SearchAnswer {
  const names = topic ? placesWith(topic).map(([place]) => placeBySlug(place).name) : [];
  return {
    path: `${routes[page]}${anchor === undefined ? '' : `#${anchor}`}`,
    summary: words ?? `At ${listText(names)}.`,
    keywords: '',
    asked: asked.map((phrase) => tokenise(phrase).join(' ')),
    ...(topic && { places: placesOf(topic) }),
    ...rest,
  };
}

export function searchIndex(): SearchIndex {
  const groups = siteGroups();
  const all = groups.flatMap((group) => group.entries);
  const popular = popularPages.flatMap((name) => all.filter(({ path }) => path === routes[name]));
  return {
    answers: { label: searchHeadings.answer, entries: answers.map(answerOf) },
    emergency: { call: emergencyWords.call, after: emergencyWords.after },
    groups,
    popular: { label: 'Popular pages', entries: popular },
    nothing: smallestFiles(spots.nothingFound),
  };
}
