import { EventDetails } from '@/components/events/EventDetails/EventDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('event', (event) => (
  <EventDetails event={event} />
));

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };
export default Page;
