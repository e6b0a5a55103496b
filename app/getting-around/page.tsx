import { PageShell } from '@/components/site/PageShell/PageShell';
import { GettingAround } from '@/components/transport/GettingAround/GettingAround';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('gettingAround');

export default function GettingAroundPage() {
  return (
    <PageShell page={pages.gettingAround} path={routes.gettingAround} type="WebPage">
      <GettingAround />
    </PageShell>
  );
}
