import { KeepOffline } from '@/components/offline/KeepOffline/KeepOffline';
import { PageShell } from '@/components/site/PageShell/PageShell';
import { SiteIndex } from '@/components/site/SiteIndex/SiteIndex';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { Section } from '@/components/ui/Section/Section';
import { keeping } from '@/content/offline';
import { pages } from '@/content/pages';
import { routes } from '@/lib/routes';
import { siteGroups } from '@/lib/search/entries';
import { itemList } from '@/lib/seo/json-ld/item-list';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  path: routes.siteIndex,
  seo: pages.siteIndex.seo,
  openGraphKey: 'siteIndex',
});

export default function SiteIndexPage() {
  const groups = siteGroups().map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ path }) => path !== routes.siteIndex),
  }));
  return (
    <PageShell
      page={pages.siteIndex}
      path={routes.siteIndex}
      type="CollectionPage"
      heroLayout="strip"
      mainEntity={itemList(
        routes.siteIndex,
        groups.flatMap(({ entries }) => entries.map(({ title, path }) => ({ name: title, path }))),
      )}
    >
      <PlainSection>
        <SiteIndex groups={groups} />
      </PlainSection>
      <Section id="offline" title={keeping.title} intro={keeping.intro} ground="sunken">
        <KeepOffline />
      </Section>
    </PageShell>
  );
}
