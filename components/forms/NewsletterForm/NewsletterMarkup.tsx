import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { TextField } from '@/components/ui/Field/Field';
import { formTarget } from '../form-target';
import { needsScript } from '../forms.css';
import * as styles from './NewsletterForm.css';

export interface NewsletterTexts {
  readonly emailLabel: string;
  readonly action: string;
  readonly moment: string;
  readonly thanks: string;
  readonly failed: string;
}

interface NewsletterMarkupProps extends ComponentPropsWithoutRef<'form'> {
  /** Where the form is posted; null for nowhere. */
  endpoint: string | null;
  texts: NewsletterTexts;
  /** What a visitor should know before signing up. */
  note: string | undefined;
  error?: string | undefined;
  isSending?: boolean;
  /** The live region in which the outcome is said. */
  status: ReactNode;
}

/** The sign-up as it looks, the same on the page and once its script is there. */
export function NewsletterMarkup({
  endpoint,
  texts,
  note,
  error,
  isSending = false,
  status,
  ...form
}: NewsletterMarkupProps) {
  return (
    <form
      className={endpoint === null ? `${styles.form} ${needsScript}` : styles.form}
      {...formTarget(endpoint)}
      {...form}
    >
      <div className={styles.line}>
        <TextField
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          label={texts.emailLabel}
          error={error}
        />
        <Button type="submit" className={styles.send} aria-disabled={isSending}>
          {isSending ? 'Sending …' : texts.action}
        </Button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      {status}
    </form>
  );
}
