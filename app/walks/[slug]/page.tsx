import { WalkDetails } from '@/components/walks/WalkDetails/WalkDetails';
import { kindRoute } from '../../details-route';

const { generateStaticParams, generateMetadata, Page } = kindRoute('walk', (walk) => (
  <WalkDetails walk={walk} />
));

export { generateStaticParams, generateMetadata, Page as default };
