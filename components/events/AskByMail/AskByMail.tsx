import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import type { ButtonVariant } from '@/components/ui/Button/Button.css';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { Event } from '@/content/types';
import { mailtoHref } from '@/lib/contact-links';

/** An email that asks when a past event is held again. */
export function askHref({ title, booking }: Event): string {
  return mailtoHref(booking.email, `Question: when is ${title} held again?`);
}

interface AskByMailProps {
  event: Event;
  variant?: ButtonVariant;
}

/** Asks when a past event is held again. */
export function AskByMail({ event, variant = 'primary' }: AskByMailProps) {
  return (
    <ButtonLink href={askHref(event)} icon="mail" variant={variant}>
      Ask by email
      <VisuallyHidden>: {event.title}</VisuallyHidden>
    </ButtonLink>
  );
}
