import { type Answer, answers, popularPages, searchHeadings } from '@/content/search';
import { emergencyWords } from '@/content/safety';
import { spots } from '@/content/spots';
import { isRemote, smallestFiles } from '@/lib/images/images';
import { routes } from '@/lib/routes';
import { siteGroups } from './entries';
import { tokenise } from './tokeniser';
import type { SearchAnswer, SearchIndex } from './types';

export function searchIndex(): SearchIndex {
  const groups = siteGroups().map(({ label, entries }) => ({
    label,
    entries: entries.map(({ image, keywords, ...entry }) => ({
      ...entry,
      // Other hosts are not asked for what nobody has chosen yet.
      ...(!isRemote(image.src) && { picture: smallestFiles(image.src) }),
      keywords,
    })),
  }));
  const all = groups.flatMap((group) => group.entries);
  const popular = popularPages.flatMap((name) => all.filter(({ path }) => path === routes[name]));
  const answerOf = ({ title, words, page, anchor, asked, ...rest }: Answer): SearchAnswer => ({
    title,
    path: `${routes[page]}${anchor === undefined ? '' : `#${anchor}`}`,
    summary: words,
    keywords: '',
    asked: asked.map((phrase) => tokenise(phrase).join(' ')),
    ...rest,
  });
  return {
    answers: { label: searchHeadings.answer, entries: answers.map(answerOf) },
    emergency: { call: emergencyWords.call, after: emergencyWords.after },
    groups,
    popular: { label: 'Popular pages', entries: popular },
    nothing: smallestFiles(spots.nothingFound),
  };
}
