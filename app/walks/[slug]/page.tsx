import { WalkDetails } from '@/components/walks/WalkDetails/WalkDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('walk', WalkDetails);

export { generateStaticParams, generateMetadata, Page as default };
