import { beachRows } from '@/components/access/facilities';
import { DetailsPage, DetailsSection } from '@/components/details/DetailsPage/DetailsPage';
import { WhileClosed } from '@/components/notices/WhileClosed/WhileClosed';
import { TideAccess } from '@/components/tides/TideAccess/TideAccess';
import { ChipList } from '@/components/ui/Chip/Chip';
import { PointList } from '@/components/ui/PointList/PointList';
import type { Beach } from '@/content/types';
import { screenOnly } from '@/styles/print.css';
import { BeachMeta } from '../BeachSection/BeachSection';
import { Distance } from '../Distance/Distance';
import { Gallery } from '../Gallery/Gallery';
import { SafetyNote } from '../SafetyNote/SafetyNote';

export function BeachDetails({ item: beach }: { item: Beach }) {
  return (
    <DetailsPage
      entry={{ kind: 'beach', item: beach }}
      open="Always open"
      meta={<BeachMeta beach={beach} />}
      lead={
        <div className={screenOnly}>
          <ChipList label="Features" chips={beach.features} />
        </div>
      }
      facts={[
        { term: 'Distance', description: <Distance beach={beach} /> },
        { term: 'Best for', description: beach.bestFor.join(', ') },
        ...beachRows(beach.place),
      ]}
      wide={<Gallery beach={beach} />}
    >
      <DetailsSection id="cautions" title="Before you go in">
        <PointList points={beach.cautions} icon="warning" />
        {beach.tideAccess && <TideAccess access={beach.tideAccess} />}
        <SafetyNote />
      </DetailsSection>
      <DetailsSection id="access" title="Access">
        <p>{beach.accessibility}</p>
        <WhileClosed note={beach.whileClosed} />
      </DetailsSection>
    </DetailsPage>
  );
}
