/** What the specification says to the letter, read from the HTML. */
import { home } from '@/content/home';
import { tidePort } from '@/content/tides/port/port';
import { routes } from '@/lib/routes';
import { plain, readExported } from './exported-page';
import { allOfKind } from '@/lib/kinds/entries';

/** The HTML of each card of a page. */
const cardsOf = (path: string) =>
  readExported(path)
    .html.split('<article')
    .slice(1)
    .map((card) => card.slice(0, card.indexOf('</article>')));

describe('read from the HTML', () => {
  test('the sections of home stand in their order, each with the cards that it names', () => {
    const sections = readExported(routes.home).html.split('<section id="').slice(1);
    const named = sections.map((section) => ({
      id: section.slice(0, section.indexOf('"')),
      cards: section.split('<article').length - 1,
    }));
    const asked = ['things-to-do', 'areas', 'events', 'beaches'];
    const found = named.filter(({ id }) => asked.includes(id));
    expect(found.map(({ id }) => id)).toEqual(asked);
    const { thingsToDo, areas, events, beaches } = home;
    const least = [thingsToDo, areas, events, beaches].map(({ slugs }) => slugs.length);
    // Events to come are shown, too.
    for (const [index, { id, cards }] of found.entries()) {
      if (id === 'events') expect(cards).toBeGreaterThanOrEqual(least[index] ?? 0);
      else expect({ id, cards }).toEqual({ id, cards: least[index] });
    }
  });

  test('a card of the stays has four amenities and the number of the others', () => {
    const cards = cardsOf(routes.stay);
    expect(cards).toHaveLength(allOfKind('property').length);
    for (const [index, { amenities }] of allOfKind('property').entries()) {
      const card = plain((cards[index] ?? '').replaceAll(/<!-- -->/g, ''));
      for (const amenity of amenities.slice(0, 4)) expect(card).toContain(`>${amenity}</li>`);
      expect(card).not.toContain(`>${amenities[4]}</li>`);
      expect(card).toContain(`>+${amenities.length - 4} more</li>`);
      expect(card).toContain('View Details');
    }
  });

  test('of the venues only the one with a website leads out, in a new tab', () => {
    const out = cardsOf(routes.foodDrink).filter((card) => card.includes('target="_blank"'));
    const withWebsite = allOfKind('venue').flatMap(({ website }) => website ?? []);
    expect(out).toHaveLength(withWebsite.length);
    for (const [index, website] of withWebsite.entries()) {
      expect(out[index]).toContain(`href="${website}"`);
    }
  });

  test('every card of a list has a picture and a whole sentence', () => {
    for (const path of [routes.thingsToDo, routes.foodDrink, routes.stay, routes.events]) {
      const cards = cardsOf(path);
      expect(cards.length).toBeGreaterThan(0);
      const faulty = cards.filter(
        (card) => !card.includes('<img') || card.includes('…') || !/[.!?]<\/p>/.test(card),
      );
      expect(faulty).toEqual([]);
    }
  });

  test('the tide panel is labelled as live for its port', () => {
    expect(readExported(routes.home).main).toContain(`Live tide data for ${tidePort.name}`);
  });

  test('all fields of the message are required, and the email is one', () => {
    const main = /<main[^]*<\/main>/.exec(readExported(routes.contact).html)?.[0] ?? '';
    const fields = main.match(/<(?:input|select|textarea)[^>]*>/g) ?? [];
    expect(fields).toHaveLength(4);
    for (const field of fields) expect(field).toContain('required=""');
    expect(fields.filter((field) => field.includes('type="email"'))).toHaveLength(1);
  });

  test('no field of a form has a limit of letters', () => {
    expect(readExported(routes.contact).html).not.toMatch(/<(input|textarea)[^>]* maxlength/i);
  });
});
