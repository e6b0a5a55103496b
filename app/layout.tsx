import type { ReactNode } from 'react';
import { LateNotice } from '@/components/offline/LateNotice/LateNotice';
import { OfflineGuide } from '@/components/offline/OfflineGuide/OfflineGuide';
import { PlannerNotices } from '@/components/planner/PlannerNotices/PlannerNotices';
import { EarlyTaps } from '@/components/site/EarlyTaps/EarlyTaps';
import { Footer } from '@/components/site/Footer/Footer';
import { Header } from '@/components/site/Header/Header';
import { SoftNavigation } from '@/components/site/SoftNavigation/SoftNavigation';
import { Reveal } from '@/components/site/Reveal/Reveal';
import { skipLink } from '@/components/site/SkipLink/SkipLink.css';
import { site } from '@/content/site';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { body, display, figures } from '@/styles/fonts';
import '@/styles/global.css';
import { themeColor } from '@/styles/tokens';

export const metadata = siteMetadata();
export const viewport = siteViewport(themeColor);

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.locale}
      className={`${display.variable} ${body.variable} ${figures.variable}`}
      data-scroll-behavior="smooth"
    >
      <body>
        <a className={skipLink} href="#main">
          Skip to the content
        </a>
        <LateNotice />
        <Header />
        {children}
        <Footer />
        <PlannerNotices />
        <Reveal />
        <SoftNavigation />
        <OfflineGuide />
        <EarlyTaps />
      </body>
    </html>
  );
}
