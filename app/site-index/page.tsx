import { KeepOffline } from '@/components/offline/KeepOffline/KeepOffline';
import { ListPage } from '@/components/site/ListPage/ListPage';
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
    <ListPage
      name="siteIndex"
      entries={groups.flatMap(({ entries }) =>
        entries.map(({ title, path }) => ({ name: title, path })),
      )}
    >
      <PlainSection>
        <SiteIndex groups={groups} />
      </PlainSection>
      <Section id="offline" title={keeping.title} intro={keeping.intro} ground="sunken">
        <KeepOffline />
      </Section>
    </ListPage>
  );
}
