import { EventDetails } from '@/components/events/EventDetails/EventDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('event', (event) => (
  <EventDetails event={event} />
));

export { generateStaticParams, generateMetadata, Page as default };
