import { BackupSection } from '@/components/backup/BackupSection/BackupSection';
import { EmptyPlan } from '@/components/planner/EmptyPlan/EmptyPlan';
import { PlannerPage as Planner } from '@/components/planner/PlannerPage/PlannerPage';
import { KeptPlan } from '@/components/planner/KeptPlan/KeptPlan';
import { PlannerTabs } from '@/components/planner/PlannerTabs/PlannerTabs';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { Link } from '@/components/ui/Link/Link';
import { RemotePicture } from '@/components/ui/RemotePicture/RemotePicture';
import { view } from '@/components/planner/PlannerPage/PlannerPage.css';
import { planner } from '@/content/planner';
import { site } from '@/content/site';
import { imageUrl, namePicture } from '@/lib/images/images';
import { PLANNER_FILTERS } from '@/lib/planner/item';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { light } from '@/styles/palettes';
import { text } from '@/styles/text.css';

export const metadata = metadataOf('planner');

export default function PlannerPage() {
  return (
    <NamedPage
      name="planner"
      hero={{
        layout: 'strip',
        picture: planner.hero,
        overArt: <RemotePicture {...planner.heroPhoto} />,
      }}
    >
      <PlannerTabs here="Saved" />
      <KeptPlan />
      <div className={view}>
        <Planner
          sheet={{
            village: site.name,
            cover: imageUrl(planner.hero.src),
            lettering: namePicture(light.color.onBand, light.color.band),
          }}
          empty={PLANNER_FILTERS.map((filter) => (
            <EmptyPlan key={filter} filter={filter} village={site.name} />
          ))}
        />
        <p>
          <Link href={routes.pocketGuide}>Make a pocket guide</Link>: one sheet to fold.
        </p>
        <BackupSection />
        <noscript>
          <p className={text.lead}>
            The planner needs JavaScript, because it lives in your browser and nowhere else. All the
            other pages do without.
          </p>
        </noscript>
      </div>
    </NamedPage>
  );
}
