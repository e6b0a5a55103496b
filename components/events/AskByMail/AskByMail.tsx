import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import type { ButtonLook } from '@/components/ui/Button/Button.css';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { Event } from '@/content/types';
import { mailtoHref } from '@/lib/contact-links';

/** A letter that asks when an event that is over is held again. */
export function askHref({ title, booking }: Event): string {
  return mailtoHref(booking.email, `Question: when is ${title} held again?`);
}

interface AskByMailProps {
  event: Event;
  look?: ButtonLook;
}

/** What can be done about an event that is over: asking when it is held again. */
export function AskByMail({ event, look = 'primary' }: AskByMailProps) {
  return (
    <ButtonLink href={askHref(event)} icon="mail" look={look}>
      Ask by email
      <VisuallyHidden>: {event.title}</VisuallyHidden>
    </ButtonLink>
  );
}
