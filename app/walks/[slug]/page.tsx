import { WalkDetails } from '@/components/walks/WalkDetails/WalkDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('walk', (walk) => (
  <WalkDetails walk={walk} />
));

export const dynamicParams = false;
export { generateStaticParams, generateMetadata };
export default Page;
