import { BackupSection } from '@/components/backup/BackupSection/BackupSection';
import { DaysPage as Days } from '@/components/days/DaysPage/DaysPage';
import { Forecast } from '@/components/forecast/parts';
import { EmptyDays } from '@/components/planner/EmptyPlan/EmptyPlan';
import { KeptPlan } from '@/components/planner/KeptPlan/KeptPlan';
import { PlannerTabs } from '@/components/planner/PlannerTabs/PlannerTabs';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { Link } from '@/components/ui/Link/Link';
import { view } from '@/components/planner/PlannerPage/PlannerPage.css';
import { planner } from '@/content/planner';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { text } from '@/styles/text.css';

export const metadata = metadataOf('plannerDays', 'planner');

export default function PlannerDaysPage() {
  return (
    <NamedPage name="plannerDays" hero={{ layout: 'strip', picture: planner.hero }}>
      <PlannerTabs here="Days" />
      <KeptPlan />
      <div className={view}>
        <Days empty={<EmptyDays />} />
        <Forecast />
        <BackupSection />
        <noscript>
          <p className={text.lead}>
            Planning days needs JavaScript, because your plan lives in your browser and nowhere
            else. Without it, <Link href={routes.thingsToDo}>things to do</Link>,{' '}
            <Link href={routes.gettingAround}>getting around</Link> and the{' '}
            <Link href={routes.tides}>tide times</Link> hold all that a day is made of.
          </p>
        </noscript>
      </div>
    </NamedPage>
  );
}
