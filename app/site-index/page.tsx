import { KeepOffline } from '@/components/offline/KeepOffline/KeepOffline';
import { NamedPage } from '@/components/site/PageShell/NamedPage';
import { SiteIndex } from '@/components/site/SiteIndex/SiteIndex';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { keeping } from '@/content/offline';
import { routes } from '@/lib/routes';
import { siteGroups } from '@/lib/search/entries';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('siteIndex');

export default function SiteIndexPage() {
  const groups = siteGroups().map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ path }) => path !== routes.siteIndex),
  }));
  return (
    <NamedPage
      name="siteIndex"
      list={groups.flatMap(({ entries }) =>
        entries.map(({ title, path }) => ({ name: title, path })),
      )}
    >
      <PlainSection>
        <SiteIndex groups={groups} />
      </PlainSection>
      <Section id="offline" title={keeping.title} intro={keeping.intro} ground="sunken">
        <KeepOffline />
      </Section>
    </NamedPage>
  );
}
