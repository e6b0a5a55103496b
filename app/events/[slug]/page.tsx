import { EventDetails } from '@/components/events/EventDetails/EventDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('event', EventDetails);

export { generateStaticParams, generateMetadata, Page as default };
