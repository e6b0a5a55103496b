/** Everyone that a page may lead to: whom the content names, and those of imported timetables. */
import { linkedSites as named } from '@/content/third-parties';
import { imported } from '@/content/transport/imported';
import type { LinkedSite } from '@/content/types';
import { listText } from '@/lib/typeset';

const { feeds, services } = imported;
const sources = [
  ...feeds.flatMap(({ source, licence }) => [source, licence]),
  ...services.flatMap(({ operators }) => operators),
];

const publishers: LinkedSite = {
  name: listText([...new Set(feeds.map(({ publisher }) => publisher))]),
  hosts: sources.flatMap(({ url }) => (url ? new URL(url).host : [])),
  why: 'bus times by date, their licence and the operators.',
};

export const linkedSites = feeds.length > 0 ? [...named, publishers] : named;
