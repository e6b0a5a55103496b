import { PastMark } from '@/components/events/UntilOver';
import { SaveButton } from '@/components/planner/SaveButton/SaveButton';
import { Card } from '@/components/ui/Card/Card';
import { CardGrid } from '@/components/ui/CardGrid/CardGrid';
import { Facts, type Fact } from '@/components/ui/Facts/Facts';
import { Section } from '@/components/ui/Section/Section';
import { distanceText } from '@/lib/content/distance';
import { allEntries, type Entry, entryName, entryPath } from '@/lib/content/entries';
import { type Near, nearest } from '@/lib/content/nearby';
import { placeBySlug } from '@/lib/content/queries';
import { kinds } from '@/lib/kinds';
import { heartDraft } from '@/lib/entry-facts/entry-draft';
import { formatDateRange } from '@/lib/time/words';
import { capitalised } from '@/lib/typeset';
import { text } from '@/styles/text.css';

const located = allEntries().map((entry) => ({
  kind: entry.kind,
  coordinates: placeBySlug(entry.item.place).coordinates,
  entry,
}));

type Located = (typeof located)[number];

/** Things are as far apart as the places that they name: two of one place are at no distance. */
function distanceFact(from: Entry, { thing, miles }: Near<Located>): Fact {
  const { place } = thing.entry.item;
  const value =
    place === from.item.place
      ? 'Close by'
      : `${capitalised(distanceText(miles))} in a straight line`;
  return { icon: 'pin', label: 'Distance', value };
}

function dateFacts({ kind, item }: Entry): readonly Fact[] {
  if (kind !== 'event') return [];
  const value = formatDateRange(item.startDate, item.endDate ?? item.startDate);
  return [{ icon: 'calendar', label: 'Date', value }];
}

interface NearbyProps {
  entry: Entry;
  ground: 'paper' | 'sunken';
}

export function Nearby({ entry, ground }: NearbyProps) {
  const here = located.find(({ entry: other }) => other.item === entry.item);
  if (!here) return null;
  return (
    <Section
      id="nearby"
      title="Nearby"
      intro="As the gull flies. Paths and lanes take longer."
      ground={ground}
    >
      <CardGrid
        items={nearest(here, located)}
        keyOf={({ thing }) => thing.kind}
        layout="four"
        swiped="Nearby"
      >
        {(near) => {
          const { entry: other } = near.thing;
          return (
            <Card
              title={entryName(other)}
              image={other.item.image}
              sizes="(min-width: 64rem) 22vw, (min-width: 44rem) 46vw, 92vw"
              meta={
                <>
                  <span className={text.imprint}>{kinds[other.kind].label.one}</span>
                  {other.kind === 'event' && <PastMark event={other.item} />}
                </>
              }
              description={other.item.summary}
              link={{ href: entryPath(other), label: 'Learn More' }}
              corner={<SaveButton item={heartDraft(other)} />}
            >
              <Facts facts={[...dateFacts(other), distanceFact(entry, near)]} />
            </Card>
          );
        }}
      </CardGrid>
    </Section>
  );
}
