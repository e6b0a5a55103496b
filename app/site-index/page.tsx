import { KeepOffline } from '@/components/offline/KeepOffline/KeepOffline';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import * as styles from '@/components/site/SiteIndex/SiteIndex.css';
import { IndexEntry } from '@/components/ui/IndexEntry/IndexEntry';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { keeping } from '@/content/offline';
import { routes } from '@/lib/routes';
import { siteGroups } from '@/lib/search/entries';
import { metadataOf } from '@/lib/seo/metadata';
import { padBelow, stack } from '@/styles/layout.css';
import { unbroken } from '@/styles/print.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';

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
        entries.map(({ title, path }) => ({ title, href: path })),
      )}
    >
      <PlainSection>
        <div className={styles.columns}>
          {groups.map(({ label, entries }, number) => (
            <section
              key={label}
              className={`${padBelow.xl} ${unbroken}`}
              aria-labelledby={`index-${number}`}
            >
              <h2
                id={`index-${number}`}
                className={`${text.subheading} ${rule.strong} ${styles.heading}`}
              >
                {label}
              </h2>
              <ul className={stack.none}>
                {entries.map(({ title, path, note }) => (
                  <li key={path}>
                    <IndexEntry href={path} title={title} note={note} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </PlainSection>
      <Section id="offline" title={keeping.title} intro={keeping.intro} ground="sunken">
        <KeepOffline />
      </Section>
    </NamedPage>
  );
}
