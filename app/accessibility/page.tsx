import { LegalPage } from '@/components/legal/LegalPage/LegalPage';
import { accessibility } from '@/content/legal';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('accessibility');

export default function AccessibilityPage() {
  return <LegalPage name="accessibility" sections={accessibility} />;
}
