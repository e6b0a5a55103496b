import { button } from '@/components/ui/Button/Button.css';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Icon } from '@/components/ui/Icon/Icon';
import { Section } from '@/components/ui/Section/Section';
import { calendarFiles } from '@/content/calendar-files';
import { naturePage } from '@/content/nature-words';
import { absoluteUrl } from '@/lib/absolute-url';
import { natureFeedPath } from '@/lib/nature/feed';
import { withBasePath } from '@/lib/base-path';
import { programmePath } from '@/lib/routes';
import { CopyAddress } from './CopyAddress';
import * as styles from './FeedAddress.css';

/** The whole programme for the visitor's own calendar: subscribed to, or downloaded once. */
export function FeedAddress() {
  const address = absoluteUrl(programmePath);
  const { addressLabel, copy, copied, copyFailed } = calendarFiles;
  return (
    <Section
      id="subscribe"
      title={calendarFiles.feedHeading}
      intro={calendarFiles.feedText}
      ground="sunken"
    >
      <div className={styles.feeds}>
        <div className={styles.feed}>
          <div className={styles.actions}>
            <ButtonLink href={address.replace(/^https?:/, 'webcal:')} icon="calendar">
              {calendarFiles.subscribe}
            </ButtonLink>
            <a className={button.secondary} href={withBasePath(programmePath)}>
              <Icon name="download" />
              {calendarFiles.download}
            </a>
          </div>
          <CopyAddress address={address} words={{ addressLabel, copy, copied, copyFailed }} />
        </div>
        <div className={styles.feed}>
          <h3>{naturePage.feedHeading}</h3>
          <div className={styles.actions}>
            <ButtonLink
              href={absoluteUrl(natureFeedPath).replace(/^https?:/, 'webcal:')}
              icon="calendar"
              variant="secondary"
            >
              {naturePage.subscribe}
            </ButtonLink>
            <a className={button.secondary} href={withBasePath(natureFeedPath)}>
              <Icon name="download" />
              {naturePage.download}
            </a>
          </div>
        </div>
      </div>
    </Section>
  );
}
