import { DetailsPage, DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { Badge } from '@/components/ui/Badge/Badge';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { PointList } from '@/components/ui/PointList/PointList';
import { LabelAndRating } from '@/components/site/Rating/Rating';
import { Ticket } from '@/components/ui/Ticket/Ticket';
import { addressText } from '@/lib/address';
import { accessRows } from '@/lib/access';
import type { Venue } from '@/content/types';
import { telHref } from '@/lib/contact-links';
import { openingTable } from '@/lib/content/opening-hours';
import { isEditorsChoice, venueTypeLabels } from '@/lib/content/queries';
import { openingCalendar } from '@/lib/content/transport';
import { text } from '@/styles/text.css';
import { OpeningStatus } from '../OpeningStatus/OpeningStatus';

export function VenueDetails({ item: venue }: { item: Venue }) {
  const { name, phone, website, openHours, openingHours } = venue;
  return (
    <DetailsPage
      entry={{ kind: 'venue', item: venue }}
      meta={
        <LabelAndRating label={venueTypeLabels(venue).join(' · ')} rating={venue.rating}>
          {isEditorsChoice(venue) && <Badge tone="yellow">Editors Choice</Badge>}
        </LabelAndRating>
      }
      open={openingHours && <OpeningStatus spans={openingHours} calendar={openingCalendar} />}
      facts={[
        { term: 'Cuisine', description: venue.cuisine },
        { term: 'Price range', description: venue.priceRange },
        { term: 'Open', description: openHours },
        { term: 'Address', description: addressText(venue.address) },
        { term: 'Phone', description: <a href={telHref(phone)}>{phone}</a> },
      ]}
      actions={
        <>
          {website && (
            <ButtonLink href={website} icon="external" newTab>
              Visit Website
            </ButtonLink>
          )}
          <ButtonLink
            href={telHref(phone)}
            icon="phone"
            variant={website ? 'secondary' : 'primary'}
          >
            Ring {phone}
          </ButtonLink>
        </>
      }
    >
      <DetailsSection id="opening-hours" title="Opening hours">
        {openingHours ? (
          <>
            <Ticket
              rows={openingTable(openingHours).map(({ day, hours }) => ({
                term: day,
                description: hours,
              }))}
            />
            <p className={text.quiet}>Times may differ on bank holidays.</p>
          </>
        ) : (
          <p>
            {openHours}. Ring {name} on <a href={telHref(phone)}>{phone}</a> to ask.
          </p>
        )}
      </DetailsSection>
      <DetailsSection id="access" title="Access">
        <Ticket rows={accessRows(venue.access)} />
      </DetailsSection>
      <DetailsSection id="specialities" title="What to order">
        <PointList points={venue.specialties} icon="fork" layout="words" />
      </DetailsSection>
    </DetailsPage>
  );
}
