import { NamedPage } from '@/components/site/PageShell/PageShell';
import { GettingAround } from '@/components/transport/GettingAround/GettingAround';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('gettingAround');

export default function GettingAroundPage() {
  return (
    <NamedPage name="gettingAround" hero={{ layout: 'line' }}>
      <GettingAround />
    </NamedPage>
  );
}
