import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { newsletter } from '@/content/navigation';
import { site } from '@/content/site';
import { row, stack } from '@/styles/layout.css';
import { SendingForm } from '../SendingForm/SendingForm';
import * as styles from './NewsletterForm.css';

export function NewsletterForm() {
  const { note, withoutScript, emailLabel, action, thanks, failed } = newsletter;
  const { email } = site.contact;
  const isSent = site.formEndpoint !== null;
  return (
    <>
      <SendingForm
        endpoint={site.formEndpoint}
        thanks={thanks}
        failed={failed}
        className={`${stack.s} ${styles.form}`}
      >
        <div className={`${row.s} ${styles.line}`}>
          <TextField
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            label={emailLabel}
          />
          <Button type="submit">{action}</Button>
        </div>
        {!isSent && <p className={styles.note}>{note}</p>}
      </SendingForm>
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
