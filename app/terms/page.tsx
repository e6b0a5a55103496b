import { LegalPage } from '@/components/legal/LegalPage/LegalPage';
import { Link } from '@/components/ui/Link/Link';
import { terms } from '@/content/legal';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('terms');

export default function TermsPage() {
  return (
    <LegalPage
      name="terms"
      sections={terms}
      extras={{
        credits: (
          <p>
            <Link href={routes.licences}>
              The software and the typefaces in this guide, and their licences
            </Link>
          </p>
        ),
      }}
    />
  );
}
