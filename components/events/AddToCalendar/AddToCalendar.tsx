import { Icon } from '@/components/ui/Icon/Icon';
import { button, type ButtonVariant } from '@/components/ui/Button/Button.css';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden';
import { calendarFiles } from '@/content/calendar-files';
import { withBasePath } from '@/lib/base-path';
import { eventCalendarPath } from '@/lib/routes';

interface AddToCalendarProps {
  slug: string;
  /** The event's name, for screen readers. */
  title: string;
  variant?: ButtonVariant;
}

/**
 * Offers an event to the visitor's own calendar. A plain link to the file, without `download`:
 * phones then open it in their calendar instead of filing it away.
 */
export function AddToCalendar({ slug, title, variant = 'secondary' }: AddToCalendarProps) {
  return (
    <a className={button[variant]} href={withBasePath(eventCalendarPath(slug))}>
      <Icon name="calendar" />
      {calendarFiles.add}
      <VisuallyHidden>: {title}</VisuallyHidden>
    </a>
  );
}
