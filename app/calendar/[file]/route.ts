import { natureFileName } from '@/content/nature';
import { calendarFile, calendarFileNames } from '@/lib/events/calendar-file';
import { natureFeed } from '@/lib/nature/feed';
import { fileRoute } from '../../file-route';

export const dynamic = 'force-static';

export const { generateStaticParams, GET } = fileRoute(
  [...calendarFileNames(), natureFileName],
  (file) => (file === natureFileName ? natureFeed() : calendarFile(file)),
  () => 'text/calendar; charset=utf-8',
);
