import { AreaDetails } from '@/components/areas/AreaDetails/AreaDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('area', (area) => (
  <AreaDetails area={area} />
));

export { generateStaticParams, generateMetadata, Page as default };
