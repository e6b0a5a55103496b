import { Forecast } from '@/components/forecast/parts';
import { NoticeLines } from '@/components/notices/TravelNotice/TravelNotice';
import { NamedPage } from '@/components/site/PageShell/PageShell';
import { WhereAmI } from '@/components/safety/WhereAmI/WhereAmI';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { alwaysTrue } from '@/components/today/AlwaysTrue/AlwaysTrue';
import { Clock, Today } from '@/components/today/Today/Today';
import { home } from '@/content/home';
import { daysFacts } from '@/lib/days/from-content';
import { metadataOf } from '@/lib/seo/metadata';
import { reachablePlaces } from '@/lib/today/today';

export const metadata = metadataOf('today');

export default function TodayPage() {
  return (
    <NamedPage name="today" hero={{ layout: 'line', children: <Clock /> }}>
      <Today
        places={reachablePlaces(daysFacts())}
        notices={<NoticeLines />}
        always={{ sentence: home.today.untilThen, ...alwaysTrue }}
        tide={<TidePanel />}
        forecast={<Forecast />}
        failed="The guide couldn’t load what’s on now. Here’s what holds on any day; try again when you have a signal."
      />
      <WhereAmI />
    </NamedPage>
  );
}
