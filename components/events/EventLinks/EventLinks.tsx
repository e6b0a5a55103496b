import type { ButtonVariant } from '@/components/ui/Button/Button.css';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { calendarFiles } from '@/content/calendar-files';
import type { Event } from '@/content/types';
import { mailtoHref } from '@/lib/contact-links';
import { eventCalendarPath } from '@/lib/routes';

interface EventLinkProps {
  event: Event;
  variant: ButtonVariant;
}

/**
 * Offers an event to the visitor's own calendar. A plain link to the file, without `download`:
 * phones then open it in their calendar instead of filing it away.
 */
export function AddToCalendar({ event, variant }: EventLinkProps) {
  return (
    <ButtonLink href={eventCalendarPath(event.slug)} icon="calendar" variant={variant}>
      {calendarFiles.add}
      <VisuallyHidden>: {event.title}</VisuallyHidden>
    </ButtonLink>
  );
}

export function askHref({ title, booking }: Event): string {
  return mailtoHref(booking.email, `Question: when is ${title} held again?`);
}

export function AskByMail({ event, variant }: EventLinkProps) {
  return (
    <ButtonLink href={askHref(event)} icon="mail" variant={variant}>
      Ask by email
      <VisuallyHidden>: {event.title}</VisuallyHidden>
    </ButtonLink>
  );
}
