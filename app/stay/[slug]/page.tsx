import { PropertyDetails } from '@/components/stays/PropertyDetails/PropertyDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('property', PropertyDetails);

export { generateStaticParams, generateMetadata, Page as default };
