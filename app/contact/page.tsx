import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { ContactDetails } from '@/components/contact/ContactDetails/ContactDetails';
import * as styles from '@/components/contact/ContactDetails/ContactDetails.css';
import { InfoPanel } from '@/components/contact/InfoPanel/InfoPanel';
import { GettingThere } from '@/components/transport/GettingThere/GettingThere';
import { ContactForm } from '@/components/forms/ContactForm/ContactForm';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import { TravelNotice } from '@/components/notices/TravelNotice/TravelNotice';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { SourceFold } from '@/components/trust/SourceLine/SourceLine';
import { PlainSection, Section } from '@/components/ui/Section/Section';
import { gettingHere, photoSharing, visitorInformation } from '@/content/contact';
import { mapPage } from '@/content/map-page';
import { site } from '@/content/site';
import { sourcesOfPlace } from '@/lib/content/page-sources';
import { allNotices, placeBySlug } from '@/lib/content/queries';
import { bay } from '@/lib/map/bay';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { align, columns, spaceAbove, stack } from '@/styles/layout.css';
import { surface } from '@/styles/surfaces.css';

export const metadata = metadataOf('contact');

export default function ContactPage() {
  return (
    <NamedPage name="contact" type="ContactPage">
      <PlainSection>
        <div className={`${stack.xxl} ${styles.columns}`}>
          <ContactForm />
          <div>
            <ContactDetails />
            <div className={`${stack.s} ${align.start} ${surface.framed} ${spaceAbove.l}`}>
              {bay && <Picture src="panorama" alt="" sizes="(min-width: 64rem) 36vw, 92vw" />}
              <ButtonLink href={routes.map} variant="secondary" icon="map">
                {mapPage.openMap}
              </ButtonLink>
            </div>
          </div>
        </div>
      </PlainSection>
      <Section id="getting-here" title={gettingHere.heading} intro={gettingHere.text}>
        <div className={`${stack.xxl} ${styles.columns}`}>
          <div>
            {allNotices().map((notice) => (
              <TravelNotice key={notice.slug} notice={notice} headingLevel={3} />
            ))}
          </div>
          <div>
            <GettingThere place={placeBySlug('village-centre')} withWayHome={false} />
            <SourceFold sources={sourcesOfPlace('village-centre')} />
          </div>
        </div>
      </Section>
      <PlainSection ground="sunken">
        <div className={`${stack.xxl} ${columns.twoOnTablet}`}>
          <InfoPanel id="visitor-information" {...visitorInformation} />
          <InfoPanel id="photo-sharing" {...photoSharing}>
            <a href={`mailto:${site.contact.email}`}>
              <EmailAddress>{site.contact.email}</EmailAddress>
            </a>
          </InfoPanel>
        </div>
      </PlainSection>
    </NamedPage>
  );
}
