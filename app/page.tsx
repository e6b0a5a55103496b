import { ActivityCard } from '@/components/activities/ActivityCard/ActivityCard';
import { AreaCard } from '@/components/areas/AreaCard/AreaCard';
import { BeachCard } from '@/components/beaches/BeachCard/BeachCard';
import { EventList } from '@/components/events/EventList/EventList';
import { beside, conditions, onward } from '@/components/home/Conditions/Conditions.css';
import { TodayLink } from '@/components/home/TodayLink/TodayLink';
import { HomeHero } from '@/components/home/HomeHero/HomeHero';
import { BayInLittle } from '@/components/map/BayInLittle/BayInLittle';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import { PageMain } from '@/components/site/PageMain/PageMain';
import { TidePanel } from '@/components/tides/TidePanel/TidePanel';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { container } from '@/components/ui/Container/Container.css';
import { Icon } from '@/components/ui/Icon/Icon';
import { Link } from '@/components/ui/Link/Link';
import { Section } from '@/components/ui/Section/Section';
import { WeatherPanel } from '@/components/weather/WeatherPanel/WeatherPanel';
import { gettingAround } from '@/content/getting-around';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { namesAndPaths } from '@/lib/content/entries';
import {
  featuredActivities,
  featuredAreas,
  featuredBeaches,
  featuredEvents,
  placeBySlug,
} from '@/lib/content/queries';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { touristDestination } from '@/lib/seo/json-ld/tourist-destination';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('home');

const two = '(min-width: 64rem) 46vw, (min-width: 44rem) 46vw, 92vw';
const three = '(min-width: 64rem) 30vw, (min-width: 44rem) 46vw, 92vw';
const four = '(min-width: 64rem) 22vw, (min-width: 44rem) 46vw, 92vw';

export default function HomePage() {
  const activities = featuredActivities();
  const areas = featuredAreas();
  const beaches = featuredBeaches();
  return (
    <>
      <JsonLd
        graph={pageGraph({
          type: 'WebPage',
          path: routes.home,
          title: pages.home.title,
          description: pages.home.intro,
          mainEntity: touristDestination({
            description: pages.home.intro,
            coordinates: placeBySlug('village-centre').coordinates,
            attractions: [
              ...namesAndPaths('activity', activities),
              ...namesAndPaths('area', areas),
              ...namesAndPaths('beach', beaches),
            ],
          }),
        })}
      />
      <PageMain>
        <HomeHero />
        <div className={container}>
          <div className={conditions}>
            <TidePanel dial />
            <div className={beside}>
              <WeatherPanel />
              <TodayLink />
            </div>
            <p className={onward}>
              <Icon name="bus" />
              <span>
                {gettingAround.teaser.text}{' '}
                <Link href={routes.gettingAround}>{gettingAround.teaser.link}</Link>
              </span>
            </p>
          </div>
        </div>
        <Section id="things-to-do" title={home.thingsToDo.heading} intro={home.thingsToDo.intro}>
          <CardGrid items={activities} keyOf={({ slug }) => slug} layout="rhythm">
            {(activity) => <ActivityCard activity={activity} shape="band" sizes={two} />}
          </CardGrid>
        </Section>
        <Section
          id="areas"
          title={home.areas.heading}
          intro={home.areas.intro}
          ground="band"
          actions={<BayInLittle action={home.areas.action} />}
        >
          <CardGrid items={areas} keyOf={({ slug }) => slug} layout="four">
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
          <EventList events={featuredEvents()} layout="four" linkLabel="Learn More" sizes={four} />
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
          <CardGrid items={beaches} keyOf={({ slug }) => slug}>
            {(beach) => <BeachCard beach={beach} sizes={three} />}
          </CardGrid>
        </Section>
      </PageMain>
    </>
  );
}
