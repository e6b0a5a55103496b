import { LegalPage } from '@/components/legal/LegalPage/LegalPage';
import { terms } from '@/content/legal';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('terms');

export default function TermsPage() {
  return <LegalPage name="terms" sections={terms} />;
}
