import { natureFileName } from '@/content/nature';
import { calendarFile, calendarFileNames } from '@/lib/events/calendar-file';
import { natureFeed } from '@/lib/nature/feed';
import { fileRoute } from '../../file-route';

export const dynamic = 'force-static';

const files = [
  ...calendarFileNames().map((name) => ({ name, text: () => calendarFile(name) })),
  { name: natureFileName, text: natureFeed },
];

export const { generateStaticParams, GET } = fileRoute(
  files.map((file) => ({ ...file, mediaType: 'text/calendar; charset=utf-8' })),
);
