import { VenueDetails } from '@/components/venues/VenueDetails/VenueDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('venue', (venue) => (
  <VenueDetails venue={venue} />
));

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };
export default Page;
