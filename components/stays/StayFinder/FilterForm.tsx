import { type Ref, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { SelectField } from '@/components/ui/Field/SelectField';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { minus, plus } from '@/components/ui/Icon/press-paths';
import { ACCESS_NAMES, accessLabels } from '@/lib/access';
import {
  activeFilterCount,
  type Amenity,
  BEDROOM_CHOICES,
  comforts,
  COMFORTS,
  GUEST_CHOICES,
  PROPERTY_TYPES,
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

const amenityGroups = [
  ['Amenities', COMFORTS.map((name) => [name, comforts[name], name] as const)],
  ['Access', ACCESS_NAMES.map((name) => [name, accessLabels[name], name] as const)],
] as const;
const typeOptions = PROPERTY_TYPES.map((type) => [type, type, propertyTypeSlugs[type]] as const);

interface BoxesProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly (readonly [value: Value, label: string, inAddress: string])[];
  ticked: readonly Value[];
  onChange: (ticked: readonly Value[]) => void;
}

function Boxes<Value extends string>(props: BoxesProps<Value>) {
  const { legend, name, options, ticked, onChange } = props;
  return (
    <fieldset>
      <legend className={`${text.imprint} ${spaceBelow.xs}`}>{legend}</legend>
      <div className={styles.boxes}>
        {options.map(([value, label, inAddress]) => (
          <Checkbox
            key={value}
            name={name}
            value={inAddress}
            label={label}
            checked={ticked.includes(value)}
            onChange={({ target }) => {
              const others = ticked.filter((one) => one !== value);
              onChange(target.checked ? [...others, value] : others);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

const atLeast = (choices: readonly number[]) =>
  choices.map((choice) => [choice, choice === 0 ? 'Any' : `${choice}+`] as const);

interface FilterFormProps {
  ref: Ref<HTMLFormElement>;
  filters: StayFilters;
  /** How many stays they leave. */
  found: number;
  onChange: (change: Partial<StayFilters>) => void;
  /** While a thumb moves, many times a second. */
  onPrices: (prices: Prices) => void;
}

/** Its fields are named as in the address, for what is chosen before the script comes. */
export function FilterForm({ ref, filters, found, onChange, onPrices }: FilterFormProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  function select<Name extends 'bedrooms' | 'guests' | 'order'>(
    label: string,
    name: Name,
    options: readonly (readonly [value: StayFilters[Name], label: string])[],
  ) {
    return (
      <SelectField
        id={`stay-${name}`}
        name={name}
        label={label}
        value={filters[name]}
        onChange={({ target }) => onChange({ [name]: options[target.selectedIndex]?.[0] })}
        options={options}
      />
    );
  }
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
        <PriceRange minPrice={filters.minPrice} maxPrice={filters.maxPrice} onChange={onPrices} />
        <div className={styles.pair}>
          {select('Bedrooms', 'bedrooms', atLeast(BEDROOM_CHOICES))}
          {select('Guests', 'guests', atLeast(GUEST_CHOICES))}
        </div>
        {amenityGroups.map(([legend, options]) => (
          <Boxes<Amenity>
            key={legend}
            legend={legend}
            name="amenity"
            options={options}
            ticked={filters.amenities}
            onChange={(amenities) => onChange({ amenities })}
          />
        ))}
        <Boxes
          legend="Type of stay"
          name="type"
          options={typeOptions}
          ticked={filters.types}
          onChange={(types) => onChange({ types })}
        />
        <Button type="submit" className={styles.done}>
          {`Show ${counted(found, 'result')}`}
        </Button>
      </div>
    </form>
  );
}
