import { Ticket } from '@/components/ui/Ticket/Ticket';
import { contactDetails } from '@/content/contact';
import { site } from '@/content/site';
import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { spaceBelow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';

export function ContactDetails() {
  const { addressLines, postcode, phone, email } = site.contact;
  const { responseTime, phoneHours, visitorCentreHours } = site.visiting;
  return (
    <section aria-labelledby="details-heading">
      <h2 id="details-heading" className={`${text.subheading} ${spaceBelow.m}`}>
        {contactDetails.heading}
      </h2>
      <Ticket
        rows={[
          {
            term: contactDetails.addressLabel,
            description: [...addressLines, postcode].map((line) => <div key={line}>{line}</div>),
          },
          {
            term: contactDetails.phoneLabel,
            description: <a href={telHref(phone)}>{phone}</a>,
          },
          {
            term: contactDetails.emailLabel,
            description: (
              <a href={mailtoHref(email)}>
                <EmailAddress>{email}</EmailAddress>
              </a>
            ),
          },
          { term: contactDetails.phoneHoursLabel, description: phoneHours },
          { term: contactDetails.responseTimeLabel, description: responseTime },
          { term: contactDetails.visitorCentreLabel, description: visitorCentreHours },
        ]}
      />
    </section>
  );
}
