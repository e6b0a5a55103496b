import { ActivityDetails } from '@/components/activities/ActivityDetails/ActivityDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('activity', ActivityDetails);

export { generateStaticParams, generateMetadata, Page as default };
