import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Section } from '@/components/ui/Section/Section';
import { calendarFiles } from '@/content/calendar-files';
import { naturePage } from '@/content/nature-words';
import { absoluteUrl } from '@/lib/absolute-url';
import { natureFeedPath } from '@/lib/nature/feed';
import { programmePath } from '@/lib/routes';
import { align, row, stack } from '@/styles/layout.css';
import { CopyAddress } from './CopyAddress';
import * as styles from './FeedAddress.css';

interface FeedLinksProps {
  path: string;
  words: { subscribe: string; download: string };
  variant: 'primary' | 'secondary';
}

function FeedLinks({ path, words, variant }: FeedLinksProps) {
  return (
    <div className={row.m}>
      <ButtonLink
        href={absoluteUrl(path).replace(/^https?:/, 'webcal:')}
        icon="calendar"
        variant={variant}
      >
        {words.subscribe}
      </ButtonLink>
      <ButtonLink href={path} icon="download" variant="secondary">
        {words.download}
      </ButtonLink>
    </div>
  );
}

export function FeedAddress() {
  return (
    <Section
      id="subscribe"
      title={calendarFiles.feedHeading}
      intro={calendarFiles.feedText}
      ground="sunken"
    >
      <div className={`${stack.xl} ${styles.feeds}`}>
        <div className={`${stack.l} ${align.start}`}>
          <FeedLinks path={programmePath} words={calendarFiles} variant="primary" />
          <CopyAddress address={absoluteUrl(programmePath)} />
        </div>
        <div className={`${stack.l} ${align.start}`}>
          <h3>{naturePage.feedHeading}</h3>
          <FeedLinks path={natureFeedPath} words={naturePage} variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
