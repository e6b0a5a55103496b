import { VenueDetails } from '@/components/venues/VenueDetails/VenueDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('venue', VenueDetails);

export { generateStaticParams, generateMetadata, Page as default };
