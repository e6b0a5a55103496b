import { LegalPage } from '@/components/legal/LegalPage/LegalPage';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { accessibility } from '@/content/legal';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('accessibility');

export default function AccessibilityPage() {
  return (
    <LegalPage
      name="accessibility"
      sections={accessibility}
      extras={{
        'tell-us': (
          <ButtonLink href={routes.contact} variant="secondary">
            Write to us
          </ButtonLink>
        ),
      }}
    />
  );
}
