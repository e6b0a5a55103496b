import { useEffect, useRef } from 'react';
import { Status } from '@/components/ui/Status/Status';
import { useForm } from '../use-form';
import { NewsletterMarkup, type NewsletterTexts } from './NewsletterMarkup';

export interface NewsletterFieldsProps {
  endpoint: string | null;
  texts: NewsletterTexts;
  note: string | undefined;
  /** What was typed before this took over. */
  typed: string;
  /** The name or the type of the control that had the focus. */
  focused: string;
}

/** The sign-up with its script, from the first press of its button, which it carries out. */
export function NewsletterFields({ typed, focused, ...props }: NewsletterFieldsProps) {
  const { errors, isSending, formProps, statusProps } = useForm(props.endpoint, props.texts);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = box.current?.querySelector('form');
    const field = form?.querySelector('input');
    // Not as the default value, to which the form is reset.
    if (field) field.value = typed;
    form?.querySelector<HTMLElement>(`[name="${focused}"], [type="${focused}"]`)?.focus();
    // After this commit: the answer to it is rendered at once.
    queueMicrotask(() => form?.requestSubmit());
  }, [typed, focused]);

  return (
    <div ref={box}>
      <NewsletterMarkup
        {...props}
        {...formProps}
        error={errors.email}
        isSending={isSending}
        status={<Status {...statusProps} />}
      />
    </div>
  );
}
