import { Link } from '@/components/ui/Link/Link';
import { naturePage } from '@/content/nature-words';
import { routes } from '@/lib/routes';
import { NatureNext } from '../NatureNext/NatureNext';
import { band, links, title } from './NatureBand.css';

export function NatureBand({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={band}>
      <Heading className={title}>{naturePage.next}</Heading>
      <NatureNext count={3} />
      <p className={links}>
        <Link href={routes.today}>What is good today</Link>
        <Link href={routes.calendar}>Nature’s calendar and the events</Link>
      </p>
    </div>
  );
}
