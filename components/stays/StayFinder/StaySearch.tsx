'use client';

import { readQuery } from '@/components/browser/use-query';
import { Link } from '@/components/ui/Link/Link';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { button } from '@/components/ui/Button/Button.css';
import { cardsAtMost } from '@/lib/lists';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { map } from '@/components/ui/Icon/press-paths';
import { visuallyHidden } from '@/styles/text.css';
import {
  filterStays,
  defaultStayFilters,
  fromQuery,
  inOrder,
  toQuery,
  type FilterableStay,
  type StayFilters,
} from '@/lib/stays/filters';
import { counted } from '@/lib/typeset';
import { across, align, columns, row, stack } from '@/styles/layout.css';
import { FilterForm } from './FilterForm';
import { figure } from '../PropertyCard/PropertyCard.css';
import * as styles from './StayFinder.css';
import { useStayFilters } from './use-stay-filters';

interface Stay extends FilterableStay {
  readonly slug: string;
  readonly onFoot: number;
}

interface StaySearchProps {
  stays: readonly Stay[];
  /** Passed on, as the table of all routes is larger than this form. */
  mapPath: string;
  nothing: ReactNode;
  children: readonly ReactNode[];
}

/** What its fields say, which are named as in the address. */
const chosenIn = (form: HTMLFormElement): StayFilters =>
  fromQuery([...new FormData(form)] as [string, string][]);

function mapQuery(found: readonly Stay[], all: readonly Stay[]): string {
  if (found.length === all.length) return '?kind=property';
  return `?show=${found.map(({ slug }) => `property:${slug}`).join()}`;
}

export function StaySearch({ stays, mapPath, nothing, children }: StaySearchProps) {
  const { filters, choose, drag, watch } = useStayFilters();
  const [touched, setTouched] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    // What was chosen in the static form before the script came, and else what the address asks for.
    if (form.current) choose(fromQuery(`${toQuery(chosenIn(form.current))}&${readQuery()}`));
  }, [choose]);

  const found = filterStays(stays, filters);
  const shown = new Set(found);

  function change(next: Partial<StayFilters>, write = choose) {
    setTouched(true);
    write({ ...filters, ...next });
  }

  function showAll() {
    change({ ...defaultStayFilters, order: filters.order });
    results.current?.focus();
  }

  return (
    <div className={`${stack.xl} ${styles.finder}`} data-reveal="">
      {watch}
      <FilterForm
        ref={form}
        filters={filters}
        found={found.length}
        onChange={() => {
          if (form.current) change(chosenIn(form.current));
        }}
        onPrices={(prices) => change(prices, drag)}
      />
      <section ref={results} className={styles.results} tabIndex={-1} aria-label="Places to stay">
        <h2 className={visuallyHidden}>Places to stay</h2>
        <div className={`${row.s} ${align.middle} ${align.apart} ${styles.head}`}>
          <p className={figure} role="status">
            {`${counted(found.length, 'property', 'properties')} found`}
          </p>
          <div className={`${row.xs} ${align.middle} ${styles.actions}`}>
            {found.length > 0 && (
              <Link className={button.secondary} href={mapPath + mapQuery(found, stays)}>
                <Glyph path={map} />
                Show on Map
              </Link>
            )}
            <Button variant="quiet" onClick={showAll} hidden={found.length === stays.length}>
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
          className={`${stack.m} ${columns.twoOnTablet} ${styles.list}`}
          data-order={filters.order}
          {...(!touched && { 'data-reveal-group': 'cards' })}
        >
          {inOrder(stays, filters.order).map((stay) => {
            const index = stays.indexOf(stay);
            return (
              <li
                key={stay.slug}
                className={index < cardsAtMost ? undefined : across}
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
