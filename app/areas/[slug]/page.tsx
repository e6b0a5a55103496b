import { AreaDetails } from '@/components/areas/AreaDetails/AreaDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('area', AreaDetails);

export { generateStaticParams, generateMetadata, Page as default };
