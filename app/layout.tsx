import type { ReactNode } from 'react';
import { LateNotice } from '@/components/site/ReplayedEvents/LateNotice';
import { PlannerNotices } from '@/components/planner/PlannerNotices/PlannerNotices';
import { ReplayedEvents } from '@/components/site/ReplayedEvents/ReplayedEvents';
// In the layout’s chunk, which `error.tsx` and `global-error.tsx` share, and not in both of theirs.
import '@/components/site/ErrorScreen/ErrorScreen';
import { Footer } from '@/components/site/Footer/Footer';
import { Header } from '@/components/site/Header/Header';
import { skipLink } from '@/components/site/Header/Header.css';
import { IdleParts } from '@/components/site/IdleParts/IdleParts';
import { PlainSection } from '@/components/ui/Section/Section';
import { site } from '@/content/site';
import { issues } from '@/lib/content/found-issues';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { body, display } from '@/styles/fonts';
import '@/styles/global.css';
import { themeColor } from '@/styles/tokens';

export const metadata = siteMetadata;
export const viewport = siteViewport(themeColor);

const fonts = `${display.variable} ${body.variable}`;

/** In the place of every page, while `npm run dev` knows of something that is wrong. */
function ContentIssues() {
  return (
    <html lang={site.locale} className={fonts}>
      <body>
        <PlainSection>
          <h1>Wrong in the content</h1>
          <ul>
            {issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
          <p>
            docs/adding-content.md explains it. Once it is corrected and saved, the site comes back
            here.
          </p>
        </PlainSection>
      </body>
    </html>
  );
}

export default function RootLayout({ children }: { children: ReactNode }) {
  if (issues.length > 0) return <ContentIssues />;
  return (
    <html lang={site.locale} className={fonts} data-scroll-behavior="smooth">
      <body>
        <a className={skipLink} href="#main">
          Skip to the content
        </a>
        <LateNotice />
        <Header />
        {children}
        <Footer />
        <PlannerNotices />
        <IdleParts />
        <ReplayedEvents />
      </body>
    </html>
  );
}
