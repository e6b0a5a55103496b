import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import type { ButtonLook } from '@/components/ui/Button/Button.css';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import type { Event } from '@/content/types';
import { mailtoHref } from '@/lib/contact-links';

interface AskByMailProps {
  event: Event;
  look?: ButtonLook;
}

/** What can be done about an event that is over: asking when it is held again. */
export function AskByMail({ event: { title, booking }, look = 'primary' }: AskByMailProps) {
  return (
    <ButtonLink
      href={mailtoHref(booking.email, `Question: when is ${title} held again?`)}
      icon="mail"
      look={look}
    >
      Ask by email
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  );
}
