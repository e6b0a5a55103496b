import { VenueDetails } from '@/components/venues/VenueDetails/VenueDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('venue', (venue) => (
  <VenueDetails venue={venue} />
));

export { generateStaticParams, generateMetadata, Page as default };
