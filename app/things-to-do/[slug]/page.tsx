import { ActivityDetails } from '@/components/activities/ActivityDetails/ActivityDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('activity', (activity) => (
  <ActivityDetails activity={activity} />
));

export { generateStaticParams, generateMetadata, Page as default };
