import { WhileTrusted } from '@/components/trust/WhileTrusted/WhileTrusted';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { allNotices } from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { align, line } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

/** Each notice in a line while it holds, with the way to what it says. */
export function NoticeLines() {
  return allNotices().map(({ slug, title, from, until }) => (
    <WhileTrusted key={slug} validFrom={from} validUntil={until} otherwise={null}>
      <p className={`${line.xs} ${align.top} ${text.medium} ${text.danger}`}>
        <Icon name="warning" />
        <span>
          <Link href={`${routes.gettingAround}#notice-${slug}`}>{title}</Link>
        </span>
      </p>
    </WhileTrusted>
  ));
}
