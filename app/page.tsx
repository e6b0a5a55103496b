import { ActivityCard } from '@/components/activities/ActivityCard/ActivityCard';
import { AreaCard } from '@/components/areas/AreaCard/AreaCard';
import { BeachCard } from '@/components/beaches/BeachCard/BeachCard';
import { DaysOutNow } from '@/components/days-out/DaysOutNow/DaysOutNow';
import { EventList } from '@/components/events/EventList/EventList';
import { HomeHero } from '@/components/home/HomeHero/HomeHero';
import { BayInLittle } from '@/components/map/BayInLittle/BayInLittle';
import { NatureNext } from '@/components/nature/NatureNext/NatureNext';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import { PageMain } from '@/components/site/PageMain/PageMain';
import { BuiltDays } from '@/components/tides/TideTable/TideTable';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { NowStrip } from '@/components/today/NowStrip/NowStrip';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { Section } from '@/components/ui/Section/Section';
import { WeatherPanel } from '@/components/weather/WeatherPanel/WeatherPanel';
import { conditions } from '@/components/weather/WeatherPanel/WeatherPanel.css';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { allOfKind, lineOf } from '@/lib/kinds/entries';
import { pick } from '@/lib/content/queries';
import { eventsOfHome } from '@/lib/events/listing';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { touristDestination } from '@/lib/seo/json-ld/main-entity';
import { metadataOf } from '@/lib/seo/metadata';
import { container, spaceBelow, stack } from '@/styles/layout.css';

export const metadata = metadataOf('home');

const three = '(min-width: 64rem) 30vw, (min-width: 44rem) 46vw, 62vw';
const four = '(min-width: 64rem) 22vw, (min-width: 44rem) 46vw, 62vw';

export default function HomePage() {
  const activities = pick(allOfKind('activity'), home.thingsToDo.slugs);
  const areas = pick(allOfKind('area'), home.areas.slugs);
  const beaches = pick(allOfKind('beach'), home.beaches.slugs);
  const readyMade: readonly string[] = home.plan.slugs;
  return (
    <>
      <JsonLd
        graph={pageGraph({
          type: 'WebPage',
          path: routes.home,
          title: pages.home.title,
          description: pages.home.intro,
          mainEntity: touristDestination([
            ...activities.map((activity) => lineOf('activity', activity)),
            ...beaches.map((beach) => lineOf('beach', beach)),
          ]),
        })}
      />
      <PageMain>
        <HomeHero>
          <NowStrip />
        </HomeHero>
        <Section id="things-to-do" title={home.thingsToDo.heading} intro={home.thingsToDo.intro}>
          <CardGrid items={activities} swiped={home.thingsToDo.heading}>
            {(activity) => <ActivityCard activity={activity} sizes={three} />}
          </CardGrid>
        </Section>
        {readyMade.length > 0 && (
          <Section
            id="plan"
            title={home.plan.heading}
            intro={home.plan.intro}
            actions={
              <>
                <ButtonLink href={routes.plannerDays} icon="calendar">
                  {home.plan.action}
                </ButtonLink>
                <ButtonLink href={routes.daysOut} variant="secondary">
                  {home.plan.all}
                </ButtonLink>
              </>
            }
          >
            <DaysOutNow slugs={readyMade} swiped={home.plan.heading} sizes={three} />
          </Section>
        )}
        <div className={`${container} ${spaceBelow.xxl}`}>
          <div className={`${stack.none} ${conditions}`}>
            <TidePanel variant="dial" withoutScript={<BuiltDays />} />
            <WeatherPanel />
          </div>
        </div>
        <Section
          id="areas"
          title={home.areas.heading}
          intro={home.areas.intro}
          ground="band"
          actions={<BayInLittle action={home.areas.action} />}
        >
          <CardGrid items={areas} layout="four" swiped={home.areas.heading}>
            {(area) => <AreaCard area={area} sizes={four} />}
          </CardGrid>
        </Section>
        <Section
          id="events"
          title={home.events.heading}
          intro={home.events.intro}
          actions={
            <ButtonLink href={routes.events} icon="calendar">
              {home.events.action}
            </ButtonLink>
          }
        >
          <EventList
            events={eventsOfHome()}
            layout="four"
            swiped={home.events.heading}
            sizes={four}
          />
          <NatureNext count={1} isBrief />
        </Section>
        <Section
          id="beaches"
          title={home.beaches.heading}
          intro={home.beaches.intro}
          ground="sunken"
          actions={
            <ButtonLink href={routes.safety} variant="secondary" icon="warning">
              {home.beaches.action}
            </ButtonLink>
          }
        >
          <CardGrid items={beaches} swiped={home.beaches.heading}>
            {(beach) => <BeachCard beach={beach} sizes={three} />}
          </CardGrid>
        </Section>
      </PageMain>
    </>
  );
}
