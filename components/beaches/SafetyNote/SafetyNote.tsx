import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { safetyPanel } from '@/content/safety';
import { telHref } from '@/lib/contact-links';
import { routes } from '@/lib/routes';
import { align, prose, stack } from '@/styles/layout.css';
import { note } from './SafetyNote.css';

export function SafetyNote() {
  return (
    <div className={`${stack.s} ${align.start} ${prose} ${note}`}>
      <p>
        In an emergency call <a href={telHref('999')}>999</a> or 112 and ask for the Coastguard. No
        flags means no lifeguards.
      </p>
      <ButtonLink href={routes.safety} variant="quiet" icon="warning">
        {safetyPanel.action}
      </ButtonLink>
    </div>
  );
}
