import { Forecast } from '@/components/forecast/parts';
import { NoticeLines } from '@/components/notices/NoticeLines/NoticeLines';
import { NamedPage } from '@/components/site/PageShell/NamedPage';
import { WhereAmI } from '@/components/safety/WhereAmI/WhereAmI';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { AlwaysTrue, OpeningTimes } from '@/components/today/AlwaysTrue/AlwaysTrue';
import { Today } from '@/components/today/Today/Today';
import { Link } from '@/components/ui/Link/Link';
import { PlainSection } from '@/components/ui/Section/Section';
import { home } from '@/content/home';
import { daysFacts } from '@/lib/days/from-content';
import { routes } from '@/lib/routes';
import { metadataOf } from '@/lib/seo/metadata';
import { reachablePlaces } from '@/lib/today/places';

export const metadata = metadataOf('today');

export default function TodayPage() {
  return (
    <NamedPage name="today">
      <PlainSection>
        <NoticeLines />
        <Today
          places={reachablePlaces(daysFacts())}
          always={{
            sentence: home.today.text,
            fits: (
              <p>
                <Link href={routes.thingsToDo}>
                  Everything there is to do, and how long it takes
                </Link>
              </p>
            ),
            open: <OpeningTimes />,
            board: <AlwaysTrue />,
          }}
          tide={<TidePanel />}
          forecast={<Forecast />}
          failed="The guide couldn’t load what’s on now. Here’s what holds on any day; try again when you have a signal."
        />
        <noscript>
          <p>What’s open now needs JavaScript. Everything above holds on any day.</p>
        </noscript>
      </PlainSection>
      <WhereAmI />
    </NamedPage>
  );
}
