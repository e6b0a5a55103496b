import { type Ref, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { type Option, SelectField } from '@/components/ui/Field/SelectField';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { minus, plus } from '@/components/ui/Icon/press-paths';
import { comforts } from '@/content/comforts';
import { accessLabels } from '@/lib/access';
import {
  activeFilterCount,
  BEDROOM_CHOICES,
  GUEST_CHOICES,
  propertyTypeSlugs,
  type StayFilters,
  stayOrders,
} from '@/lib/stays/filters';
import { counted } from '@/lib/typeset';
import { fullWidth, line, spaceAbove, spaceBelow, stack } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { live } from '@/styles/print.css';
import { PriceRange, type Prices } from './PriceRange';
import * as styles from './StayFinder.css';

/** Each box by its name in the address. */
const boxes = [
  ['Amenities', 'amenity', Object.entries(comforts)],
  ['Access', 'amenity', Object.entries(accessLabels)],
  ['Type of stay', 'type', Object.entries(propertyTypeSlugs).map(([type, slug]) => [slug, type])],
] as const;

const atLeast = (choices: readonly number[]) =>
  choices.map((choice) => [choice, choice === 0 ? 'Any' : `${choice}+`] as const);

interface FilterFormProps {
  ref: Ref<HTMLFormElement>;
  filters: StayFilters;
  /** How many stays they leave. */
  found: number;
  /** A field says something else than these filters. */
  onChange: () => void;
  /** While a thumb moves, many times a second. */
  onPrices: (prices: Prices) => void;
}

/** Its fields are named as in the address, for what is chosen before the script comes. */
export function FilterForm({ ref, filters, found, onChange, onPrices }: FilterFormProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const select = (
    label: string,
    name: 'bedrooms' | 'guests' | 'order',
    options: readonly Option[],
  ) => (
    <SelectField
      id={`stay-${name}`}
      name={name}
      label={label}
      value={filters[name]}
      onChange={onChange}
      options={options}
    />
  );
  const name = (
    <>
      <span>{'Filters '}</span>
      <span className={`${text.quiet} ${text.medium} ${styles.active}`}>
        {`${activeFilterCount(filters)} active`}
      </span>
    </>
  );
  return (
    <form
      ref={ref}
      className={`${live} ${styles.form}`}
      aria-label="Filters"
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        toggle.current?.focus();
      }}
    >
      <div className={`${line.s} ${text.cardTitle} ${styles.title}`}>{name}</div>
      <button
        ref={toggle}
        type="button"
        className={`${line.s} ${fullWidth} ${text.cardTitle} ${styles.toggle}`}
        aria-expanded={open}
        aria-controls="stay-filters"
        onClick={() => setOpen(!open)}
      >
        {name}
        <Glyph path={open ? minus : plus} />
      </button>
      <div className={spaceAbove.m}>{select('Order', 'order', stayOrders)}</div>
      <div id="stay-filters" className={`${stack.l} ${styles.panel}`} data-open={open}>
        <PriceRange min={filters.min} max={filters.max} onChange={onPrices} />
        <div className={styles.pair}>
          {select('Bedrooms', 'bedrooms', atLeast(BEDROOM_CHOICES))}
          {select('Guests', 'guests', atLeast(GUEST_CHOICES))}
        </div>
        {boxes.map(([legend, name, options]) => (
          <fieldset key={legend}>
            <legend className={`${text.imprint} ${spaceBelow.xs}`}>{legend}</legend>
            <div className={styles.boxes}>
              {options.map(([value = '', label = '']) => (
                <Checkbox
                  key={value}
                  name={name}
                  value={value}
                  label={label}
                  checked={filters[name].some((one) => one === value)}
                  onChange={onChange}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <Button type="submit" className={styles.done}>
          {`Show ${counted(found, 'result')}`}
        </Button>
      </div>
    </form>
  );
}
