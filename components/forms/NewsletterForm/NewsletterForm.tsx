import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { newsletter } from '@/content/navigation';
import { site } from '@/content/site';
import { NewsletterFields } from './NewsletterFields';
import * as styles from './NewsletterForm.css';

export function NewsletterForm() {
  const { note, withoutScript, emailLabel, action, thanks, failed, errors } = newsletter;
  const { email } = site.contact;
  const isSent = site.formEndpoint !== null;
  return (
    <>
      <NewsletterFields
        endpoint={site.formEndpoint}
        texts={{ emailLabel, action, thanks, failed, errors }}
        note={isSent ? undefined : note}
      />
      {!isSent && (
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
