import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { contactForm, contactSubjects } from '@/content/contact';
import { site } from '@/content/site';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { ContactFields } from './ContactFields';
import * as styles from './ContactForm.css';

export function ContactForm() {
  const { heading, hint, ...texts } = contactForm;
  const { phone, email } = site.contact;
  return (
    <section aria-labelledby="message-heading">
      <h2 id="message-heading" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.hint}>
        {hint[0]}
        <a href={telHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>
        {hint[1]}
        <a href={mailtoHref(email)}>
          <EmailAddress>{email}</EmailAddress>
        </a>
        {hint[2]}
      </p>
      <ContactFields endpoint={site.formEndpoint} texts={texts} subjects={contactSubjects} />
    </section>
  );
}
