/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { namedButton } from '@/components/browser/testing/named-button';
import { placeNamed } from '@/lib/content/fixtures/items';
import { cardsAtMost } from '@/lib/lists';

import { StayFinder } from './StayFinder';
import { allOfKind } from '@/lib/kinds/entries';

const finder = <StayFinder properties={allOfKind('property')} />;
// To ask of each element whether it can be pressed takes most of the time of these tests.
const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
const count = () => document.querySelector('[role=status], output')?.textContent;
/** The query of the link to the map; the slash before it is Next's affair. */
const mapQuery = () => {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Show on Map' });
  return decodeURIComponent(link.search);
};
// By selector, as `shown` is: what the form is called is asked once.
const filters = () => within(document.querySelector('form') ?? document.body);
const price = (name: string) => filters().getByLabelText<HTMLInputElement>(name);

/** The names of the cards that are shown. */
function shown(): readonly string[] {
  // By selector: to ask dozens of cards for their role takes most of the time of all tests.
  return [...document.querySelectorAll(':not([hidden]) > article :is(h2, h3)')].map(
    ({ textContent }) => textContent,
  );
}

function open(path = '/stay/') {
  window.history.replaceState(null, '', path);
  return render(finder);
}

afterEach(cleanup);

const everyProperty = allOfKind('property').length;

test('without filters all are shown, and counted', () => {
  open();
  expect(screen.getByRole('form', { name: 'Filters' })).toBe(document.querySelector('form'));
  expect(shown()).toHaveLength(everyProperty);
  expect(count()).toBe(`${everyProperty} properties found`);
  expect(mapQuery()).toBe('?kind=property');
  expect(filters().getByRole('button', { name: 'Filters 0 active' })).not.toBeNull();
});

test('the server’s HTML lists all of them', () => {
  const html = renderToString(finder);
  for (const { name } of allOfKind('property')) {
    expect(html).toContain(name);
  }
  expect(html).not.toMatch(/<li[^>]* hidden/);
  expect(html).toContain(`${everyProperty} properties found`);
});

test('what was chosen before the script came is heard, beside what the address asks for', () => {
  window.history.replaceState(null, '', '/stay/?guests=4&amenity=wifi');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(finder);
  within(container).getByLabelText<HTMLSelectElement>('Bedrooms').value = '2';
  within(container).getByLabelText<HTMLInputElement>('Sea view').checked = true;
  within(container).getByLabelText<HTMLInputElement>('Highest price').value = '350';

  render(finder, { container, hydrate: true });

  expect(window.location.search).toBe('?max=350&bedrooms=2&guests=4&amenity=sea-view&amenity=wifi');
  expect(filters().getByRole('button', { name: 'Filters 5 active' })).not.toBeNull();
  expect(filters().getByLabelText<HTMLSelectElement>('Guests').value).toBe('4');
  container.remove();
});

test('of many the first are cards and the others lines, and all are searched', () => {
  const [cottage] = allOfKind('property');
  if (!cottage) throw new Error('there is no property');
  const many = Array.from({ length: cardsAtMost + 4 }, (_, index) => ({
    ...cottage,
    slug: `cottage-${index}`,
    name: `Cottage ${index}`,
    amenities: index === cardsAtMost + 3 ? ['Hot tub'] : [],
  }));
  window.history.replaceState(null, '', '/stay/');
  render(<StayFinder properties={many} />);
  expect(count()).toBe(`${many.length} properties found`);
  expect(shown()).toHaveLength(cardsAtMost);
  fireEvent.click(filters().getByLabelText('Hot tub'));
  expect(count()).toBe('1 property found');
  expect(shown()).toEqual([]);
  expect(screen.getByText(`Cottage ${many.length - 1}`).closest('a')).not.toBeNull();
});

test('filters narrow what is shown, and the count, the address and the map follow', async () => {
  open();
  await user.click(filters().getByLabelText('Sea view'));
  await user.click(filters().getByLabelText('B&B'));
  expect(shown()).toEqual(['Gull House']);
  expect(count()).toBe('1 property found');
  expect(filters().getByRole('button', { name: 'Filters 2 active' })).not.toBeNull();
  expect(window.location.search).toBe('?amenity=sea-view&type=b-and-b');
  expect(mapQuery()).toBe('?show=property:gull-house');
});

test('the address that a visitor arrives with fills the form', () => {
  open('/stay/?min=100&max=400&bedrooms=2&guests=4&amenity=parking&type=hotel&type=nonsense');
  expect(price('Lowest price').value).toBe('100');
  expect(price('Highest price').value).toBe('400');
  expect(filters().getByLabelText<HTMLSelectElement>('Bedrooms').value).toBe('2');
  expect(filters().getByLabelText<HTMLSelectElement>('Guests').value).toBe('4');
  expect(filters().getByLabelText<HTMLInputElement>('Parking').checked).toBe(true);
  expect(filters().getByLabelText<HTMLInputElement>('Hotel').checked).toBe(true);
  expect(filters().getByLabelText<HTMLInputElement>('Camping').checked).toBe(false);
  expect(filters().getByRole('button', { name: 'Filters 5 active' })).not.toBeNull();
  expect(shown()).toEqual(['Quay Hotel']);
});

test('the lowest price comes first, if asked', async () => {
  open();
  await user.selectOptions(screen.getByLabelText('Order'), 'Lowest price');
  const byPrice = allOfKind('property').toSorted((a, b) => a.pricePerNight - b.pricePerNight);
  expect(shown()).toEqual(byPrice.map(({ name }) => name));
  expect(window.location.search).toBe('?order=price');
});

test('prices are announced in words', () => {
  open('/stay/?min=120');
  expect(price('Lowest price').getAttribute('aria-valuetext')).toBe('£120 a night');
  expect(price('Highest price').getAttribute('aria-valuetext')).toBe('£500 a night');
});

test('a price between the steps stays what the address says, in the field, the words and the address', () => {
  open('/stay/?min=123&max=477');
  expect(price('Lowest price').value).toBe('123');
  expect(price('Highest price').value).toBe('477');
  expect(screen.getByText('£123 – £477')).not.toBeNull();
  expect(window.location.search).toBe('?min=123&max=477');
  fireEvent.click(screen.getByLabelText('Sea view'));
  expect(window.location.search).toBe('?min=123&max=477&amenity=sea-view');
});

test('a thumb stops at the other', () => {
  open('/stay/?min=100&max=200');
  fireEvent.change(price('Lowest price'), { target: { value: '300' } });
  expect([price('Lowest price').value, price('Highest price').value]).toEqual(['200', '200']);
  fireEvent.change(price('Highest price'), { target: { value: '50' } });
  expect([price('Lowest price').value, price('Highest price').value]).toEqual(['200', '200']);
});

test('when nothing matches it says so, and clearing brings all back', async () => {
  open('/stay/?min=499');
  expect(shown()).toEqual([]);
  expect(count()).toBe('0 properties found');
  expect(screen.getByRole('heading', { name: 'No properties found' })).not.toBeNull();
  expect(screen.getByText('Try adjusting your search criteria or filters')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Show on Map' })).toBeNull();

  await user.click(namedButton('Clear All Filters'));
  expect(shown()).toHaveLength(everyProperty);
  expect(window.location.search).toBe('');
  expect(price('Lowest price').value).toBe('0');
  // The button is gone; whoever pressed it by keyboard goes on at the results.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Places to stay' }));
});

test('"View All Properties" clears the filters', async () => {
  open('/stay/?type=camping&guests=2');
  expect(shown()).toEqual(['Star Field']);
  await user.click(namedButton('View All Properties'));
  expect(shown()).toHaveLength(everyProperty);
  expect(filters().getByLabelText<HTMLInputElement>('Camping').checked).toBe(false);
  // There is nothing more to view.
  expect(screen.queryByRole('button', { name: 'View All Properties' })).toBeNull();
});

test('the filters fold and unfold, and closing leads back to the button', async () => {
  open();
  const toggle = filters().getByRole('button', { name: /Filters/ });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await user.click(namedButton(`Show ${everyProperty} results`));
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

test('cards keep to their places once a visitor is choosing', async () => {
  open();
  expect(document.querySelector('[data-reveal-group]')).not.toBeNull();
  await user.click(filters().getByLabelText('Sea view'));
  expect(document.querySelector('[data-reveal-group]')).toBeNull();
});

test('what can be reached on foot puts the cards in order, if asked', async () => {
  const [first, second, ...rest] = allOfKind('property');
  if (!first || !second) throw new Error('there are no two properties');
  // No path is known from the headland.
  const far = [first, ...rest].map((one) => ({ ...one, place: placeNamed('headland') }));
  window.history.replaceState(null, '', '/stay/');
  render(<StayFinder properties={far.toSpliced(1, 0, second)} />);
  const listed = shown();
  expect(listed[0]).toBe(first.name);

  await user.selectOptions(screen.getByLabelText('Order'), 'Most to do on foot');
  expect(shown().toSorted()).toEqual(listed.toSorted());
  expect(shown()[0]).toBe(second.name);
  expect(window.location.search).toBe('?order=on-foot');
  expect(count()).toBe(`${everyProperty} properties found`);
  expect(filters().getByRole('button', { name: 'Filters 0 active' })).not.toBeNull();
  expect(screen.getByText(/Within an hour on foot: .*1 Beach/)).not.toBeNull();

  await user.click(filters().getByLabelText('Sea view'));
  await user.click(namedButton('View All Properties'));
  expect(window.location.search).toBe('?order=on-foot');
  cleanup();

  render(finder);
  expect(filters().getByLabelText<HTMLSelectElement>('Order').value).toBe('on-foot');
});
