import { BeachDetails } from '@/components/beaches/BeachDetails/BeachDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('beach', BeachDetails);

export { generateStaticParams, generateMetadata, Page as default };
