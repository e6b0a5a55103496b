import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { newsletter } from '@/content/navigation';
import { site } from '@/content/site';
import * as styles from './NewsletterForm.css';
import { NewsletterMarkup } from './NewsletterMarkup';
import { NewsletterOnDemand } from './NewsletterOnDemand';

/** The newsletter sign-up in the footer. */
export function NewsletterForm() {
  const { emailLabel, action, moment, thanks, failed, note, withoutScript } = newsletter;
  const { email } = site.contact;
  const form = {
    endpoint: site.formEndpoint,
    texts: { emailLabel, action, moment, thanks, failed },
    note: site.formEndpoint === null ? note : undefined,
  };
  return (
    <>
      <NewsletterOnDemand {...form}>
        <NewsletterMarkup {...form} status={null} />
      </NewsletterOnDemand>
      {site.formEndpoint === null && (
        <noscript>
          <p className={styles.note}>
            {withoutScript}{' '}
            <a className={styles.link} href={`mailto:${email}`}>
              <EmailAddress>{email}</EmailAddress>
            </a>
          </p>
        </noscript>
      )}
    </>
  );
}
