import { Button } from '@/components/ui/Button/Button';
import { mail } from '@/components/ui/Icon/paths';
import { TextArea, TextField } from '@/components/ui/Field/Field';
import { SelectField } from '@/components/ui/Field/SelectField';
import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { contactForm, contactSubjects } from '@/content/contact';
import { site } from '@/content/site';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { align, columns, padBlock, spaceBelow, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { SendingForm } from '../SendingForm/SendingForm';
import { KeptMessage } from './KeptMessage';
import * as styles from './ContactForm.css';

export function ContactForm() {
  const { heading, hint, ...texts } = contactForm;
  const { phone, email } = site.contact;
  return (
    <section aria-labelledby="message-heading">
      <h2 id="message-heading" className={`${text.subheading} ${spaceBelow.m}`}>
        {heading}
      </h2>
      <p className={`${text.muted} ${rule.strong} ${padBlock.m}`}>
        {hint[0]}
        <a href={telHref(phone)}>{phone.replaceAll(' ', '\u00a0')}</a>
        {hint[1]}
        <a href={mailtoHref(email)}>
          <EmailAddress>{email}</EmailAddress>
        </a>
        {hint[2]}
      </p>
      <SendingForm
        endpoint={site.formEndpoint}
        thanks={texts.thanks}
        failed={texts.failed}
        className={stack.l}
      >
        <div className={`${stack.l} ${columns.twoOnTablet} ${align.top}`}>
          <TextField
            id="contact-name"
            name="name"
            type="text"
            autoComplete="name"
            required
            label={texts.nameLabel}
          />
          <TextField
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            label={texts.emailLabel}
          />
        </div>
        <SelectField
          id="contact-subject"
          name="subject"
          required
          defaultValue=""
          label={texts.subjectLabel}
          options={[
            ['', texts.subjectPlaceholder],
            ...contactSubjects.map(({ value, label }) => [value, label] as const),
          ]}
        />
        <TextArea id="contact-message" name="message" required label={texts.messageLabel} />
        {site.formEndpoint === null && (
          <p className={text.quiet} data-by-script="">
            {texts.note}
          </p>
        )}
        <Button type="submit" glyph={mail} className={styles.send}>
          {texts.action}
        </Button>
        {site.formEndpoint === null && (
          <KeptMessage lead={texts.kept} action={texts.keptAction} email={email} />
        )}
      </SendingForm>
    </section>
  );
}
