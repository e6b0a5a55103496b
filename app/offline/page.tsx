import { KeptPages } from '@/components/offline/KeptPages/KeptPages';
import * as styles from '@/components/offline/offline.css';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { PlainSection } from '@/components/ui/Section/Section';
import { alwaysKept } from '@/content/offline';
import { withBasePath } from '@/lib/base-path';
import { metadataOf } from '@/lib/seo/metadata';
import { spaceBelow } from '@/styles/layout.css';

export const metadata = metadataOf('offline');

/**
 * Shown by the service worker in the place of a page that is not on the device. Its links load
 * whole pages: there is no data for soft navigations without a network.
 */
export default function OfflinePage() {
  return (
    <NamedPage name="offline">
      <PlainSection>
        <ul className={`${spaceBelow.xl} ${styles.list}`}>
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
    </NamedPage>
  );
}
