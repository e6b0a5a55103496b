'use client';

import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { Status } from '@/components/ui/Status/Status';
import { type FormTexts, useForm } from '../use-form';
import * as styles from './NewsletterForm.css';

interface NewsletterFieldsProps {
  endpoint: string | null;
  texts: FormTexts & Readonly<Record<'emailLabel' | 'action', string>>;
  note: string | undefined;
}

export function NewsletterFields({ endpoint, texts, note }: NewsletterFieldsProps) {
  const { errors, isSending, formProps, statusProps } = useForm(endpoint, texts, styles.form);
  return (
    <form {...formProps}>
      <div className={styles.line}>
        <TextField
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          label={texts.emailLabel}
          error={errors.email}
        />
        <Button type="submit" className={styles.send} aria-disabled={isSending}>
          {isSending ? 'Sending …' : texts.action}
        </Button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <Status {...statusProps} />
    </form>
  );
}
