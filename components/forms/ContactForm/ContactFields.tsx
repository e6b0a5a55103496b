'use client';

import { Button } from '@/components/ui/Button/Button';
import { mail } from '@/components/ui/Icon/paths';
import { SelectField, TextArea, TextField } from '@/components/ui/Field/Field';
import { Status } from '@/components/ui/Status/Status';
import { type FormTexts, useForm } from '../use-form';
import * as styles from './ContactForm.css';

type Text =
  'nameLabel' | 'emailLabel' | 'subjectLabel' | 'subjectPlaceholder' | 'messageLabel' | 'action';

interface ContactFieldsProps {
  endpoint: string | null;
  texts: FormTexts & Readonly<Record<Text, string>>;
  subjects: readonly { readonly value: string; readonly label: string }[];
}

export function ContactFields({ endpoint, texts, subjects }: ContactFieldsProps) {
  const { errors, isSending, formProps, statusProps } = useForm(endpoint, texts, styles.form);
  return (
    <form {...formProps}>
      <div className={styles.pair}>
        <TextField
          id="contact-name"
          name="name"
          autoComplete="name"
          required
          label={texts.nameLabel}
          error={errors.name}
        />
        <TextField
          id="contact-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          label={texts.emailLabel}
          error={errors.email}
        />
      </div>
      <SelectField
        id="contact-subject"
        name="subject"
        required
        defaultValue=""
        label={texts.subjectLabel}
        error={errors.subject}
      >
        <option value="">{texts.subjectPlaceholder}</option>
        {subjects.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        id="contact-message"
        name="message"
        required
        label={texts.messageLabel}
        error={errors.message}
      />
      <Button type="submit" glyph={mail} className={styles.send} aria-disabled={isSending}>
        {isSending ? 'Sending …' : texts.action}
      </Button>
      <Status {...statusProps} />
    </form>
  );
}
