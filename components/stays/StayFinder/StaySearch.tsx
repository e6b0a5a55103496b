'use client';

import { Link } from '@/components/ui/Link/Link';
import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { button } from '@/components/ui/Button/Button.css';
import { cardsAtMost } from '@/lib/lists';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { map, minus, plus } from '@/components/ui/Icon/press-paths';
import { visuallyHidden } from '@/components/ui/VisuallyHidden/VisuallyHidden.css';
import { routes } from '@/lib/routes';
import {
  activeFilterCount,
  filterStays,
  defaultStayFilters,
  fromQuery,
  inOrder,
  resultCountText,
  toQuery,
  type FilterableProperty,
} from '@/lib/stays/filters';
import { align, column, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { PriceRange } from './PriceRange';
import { figure } from '../PropertyCard/PropertyCard.css';
import * as styles from './StayFinder.css';
import { addressedStays, useStayQuery } from './use-stay-query';

interface Stay extends FilterableProperty {
  readonly slug: string;
  readonly onFoot: number;
}

interface StaySearchProps {
  stays: readonly Stay[];
  /** The fields that need no script of their own: named as in the query, with its values. */
  fields: ReactNode;
  nothing: ReactNode;
  children: readonly ReactNode[];
}

/** The form's fields are named as in the query. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  new FormData(form).forEach((value, name) => query.append(name, value as string));
  return query;
}

/** Sets selects and boxes to what the query says, and what it does not say to "Any" and unticked. */
function fillForm(form: HTMLFormElement, query: string): void {
  const asked = new URLSearchParams(query);
  for (const select of form.querySelectorAll('select'))
    select.value = asked.get(select.name) ?? '0';
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    box.checked = asked.getAll(box.name).includes(box.value);
  }
}

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
  if (isBox(field)) return field.checked;
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}

function withEarlyChoices(form: HTMLFormElement, query: string): string {
  const asked = new URLSearchParams(query);
  const chosen = readForm(form);
  for (const field of [...form.elements].filter(isChanged)) {
    const name = field.getAttribute('name') ?? '';
    if (!isBox(field)) asked.delete(name);
    for (const value of chosen.getAll(name)) asked.append(name, value);
  }
  return asked.toString();
}

function mapHref(found: readonly Stay[], all: readonly Stay[]): string {
  if (found.length === all.length) return `${routes.map}?kind=property`;
  return `${routes.map}?show=${found.map(({ slug }) => `property:${slug}`).join()}`;
}

export function StaySearch({ stays, fields, nothing, children }: StaySearchProps) {
  const { query, choose, drag, watch } = useStayQuery();
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const results = useRef<HTMLElement>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    if (form.current) choose(withEarlyChoices(form.current, addressedStays()));
  }, [choose]);

  useLayoutEffect(() => {
    // At first `query` is still that of the server's HTML, and what was chosen is in the address.
    if (form.current) fillForm(form.current, isFirst.current ? addressedStays() : query);
    isFirst.current = false;
  }, [query]);

  const filters = fromQuery(query);
  const found = filterStays(stays, filters);
  const shown = new Set(found);
  const active = `${activeFilterCount(filters)} active`;

  function onChange({ currentTarget, target }: ChangeEvent<HTMLFormElement>) {
    setTouched(true);
    (target.matches('[type=range]') ? drag : choose)(readForm(currentTarget).toString());
  }

  function showAll() {
    setTouched(true);
    choose(toQuery({ ...defaultStayFilters, order: filters.order }));
    results.current?.focus();
  }

  return (
    <div className={`${column.xl} ${styles.finder}`} data-reveal="">
      {watch}
      <form
        ref={form}
        className={styles.form}
        aria-label="Filters"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          toggle.current?.focus();
        }}
      >
        <div className={styles.title}>
          Filters <span className={`${text.quiet} ${text.medium} ${styles.active}`}>{active}</span>
        </div>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="stay-filters"
          onClick={() => setOpen(!open)}
        >
          Filters <span className={`${text.quiet} ${text.medium} ${styles.active}`}>{active}</span>
          <Glyph path={open ? minus : plus} />
        </button>
        <div id="stay-filters" className={`${stack.l} ${styles.panel}`} data-open={open}>
          <PriceRange
            min={filters.minPrice}
            max={filters.maxPrice}
            prices={stays.map(({ pricePerNight }) => pricePerNight)}
          />
          {fields}
          <Button type="submit" className={styles.done}>
            Show results
          </Button>
        </div>
      </form>
      <section ref={results} className={styles.results} tabIndex={-1} aria-label="Places to stay">
        <h2 className={visuallyHidden}>Places to stay</h2>
        <div className={styles.head}>
          <p className={figure} role="status">
            {resultCountText(found.length)}
          </p>
          <div className={styles.actions}>
            {found.length > 0 && (
              <Link className={button.secondary} href={mapHref(found, stays)}>
                <Glyph path={map} />
                Show on Map
              </Link>
            )}
            <Button variant="quiet" onClick={showAll}>
              View All Properties
            </Button>
          </div>
        </div>
        {found.length === 0 && (
          <div className={`${stack.m} ${align.start} ${styles.none}`}>
            <div className={styles.noneArt}>{nothing}</div>
            <h3>No properties found</h3>
            <p>Try adjusting your search criteria or filters</p>
            <Button onClick={showAll}>Clear All Filters</Button>
          </div>
        )}
        <ul
          className={styles.list}
          data-order={filters.order}
          {...(!touched && { 'data-reveal-group': 'cards' })}
        >
          {inOrder(stays, filters.order).map((stay) => {
            const index = stays.indexOf(stay);
            return (
              <li
                key={stay.slug}
                className={index < cardsAtMost ? styles.cell : styles.line}
                hidden={!shown.has(stay)}
              >
                {children[index]}
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
