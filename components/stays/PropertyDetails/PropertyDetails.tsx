import { DetailsPage, DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { EmailAddress } from '@/components/ui/EmailAddress/EmailAddress';
import { PointList } from '@/components/ui/PointList/PointList';
import type { Property } from '@/content/types';
import { Ticket } from '@/components/ui/Ticket/Ticket';
import { addressText } from '@/lib/address';
import { accessRows } from '@/lib/access';
import { mailtoHref, telHref } from '@/lib/contact-links';
import { NightlyPrice, PropertyMeta } from '../PropertyCard/PropertyCard';

export function PropertyDetails({ item: property }: { item: Property }) {
  const { name, host, phone, email } = property;
  const bookingHref = mailtoHref(email, `Booking enquiry: ${name}`);
  return (
    <DetailsPage
      entry={{ kind: 'property', item: property }}
      meta={<PropertyMeta property={property} />}
      facts={[
        { term: 'Price', description: <NightlyPrice property={property} /> },
        { term: 'Bedrooms', description: property.bedrooms },
        { term: 'Sleeps', description: property.maxGuests },
        { term: 'Check in', description: `from ${property.checkIn}` },
        { term: 'Check out', description: `by ${property.checkOut}` },
        { term: 'Address', description: addressText(property.address) },
        { term: 'Distance', description: property.distance },
        { term: 'Host', description: host },
      ]}
      actions={
        <>
          <ButtonLink href={bookingHref} icon="mail">
            Ask to book by email
          </ButtonLink>
          <ButtonLink href={telHref(phone)} icon="phone" variant="secondary">
            Ring {phone}
          </ButtonLink>
        </>
      }
    >
      <DetailsSection id="amenities" title="Amenities">
        <PointList points={property.amenities} layout="words" />
      </DetailsSection>
      <DetailsSection id="access" title="Access">
        <Ticket rows={accessRows(property.access)} />
      </DetailsSection>
      <DetailsSection id="booking" title="How to book">
        <p>
          Book with {host} in person: write to{' '}
          <a href={bookingHref}>
            <EmailAddress>{email}</EmailAddress>
          </a>{' '}
          or ring <a href={telHref(phone)}>{phone}</a>. Say when you would like to come and how many
          you are; up to {property.maxGuests} guests can stay, at £{property.pricePerNight} a night.
        </p>
      </DetailsSection>
    </DetailsPage>
  );
}
