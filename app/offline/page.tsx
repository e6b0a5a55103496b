import { KeptPages } from '@/components/offline/KeptPages/KeptPages';
import * as styles from '@/components/offline/KeptPages/KeptPages.css';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import { PageHero } from '@/components/site/PageHero/PageHero';
import { PageMain } from '@/components/site/PageMain/PageMain';
import { PlainSection } from '@/components/ui/Section/PlainSection';
import { alwaysKept } from '@/content/offline';
import { pages } from '@/content/pages';
import { routes, withBasePath } from '@/lib/routes';
import { breadcrumbTrail } from '@/lib/seo/breadcrumbs';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { pageMetadata } from '@/lib/seo/metadata';

const page = pages.offline;

export const metadata = pageMetadata({
  path: routes.offline,
  seo: page.seo,
  openGraphKey: 'offline',
  noindex: true,
  hasAddress: false,
});

/**
 * Shown by the service worker in the place of a page that is not on the device. Its links load
 * whole pages: there is no data for soft navigations without a network.
 */
export default function OfflinePage() {
  return (
    <PageMain>
      <JsonLd
        graph={pageGraph({
          type: 'WebPage',
          path: routes.offline,
          hasAddress: false,
          title: page.title,
          description: page.intro,
        })}
      />
      <PageHero
        title={page.title}
        intro={page.intro}
        image={page.image}
        trail={breadcrumbTrail(routes.offline, page.title)}
      />
      <PlainSection>
        <ul className={styles.list}>
          {alwaysKept.map(({ label, href }) => (
            <li key={href}>
              <a className={styles.link} href={withBasePath(href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <KeptPages />
      </PlainSection>
    </PageMain>
  );
}
