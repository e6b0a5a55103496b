import { AreaDetails } from '@/components/areas/AreaDetails/AreaDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('area', (area) => (
  <AreaDetails area={area} />
));

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };
export default Page;
