'use client';

import { useEffect, useRef, useState } from 'react';
import { useNow } from '@/components/browser/use-now';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import type { OpeningSpan } from '@/content/types';
import { ACCESS_NAMES, type AccessName, accessLabels } from '@/lib/access';
import type { Calendar } from '@/lib/transport/service-day';
import { counted } from '@/lib/typeset';
import { align, closeRow } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { openLabels, openMarks, openNames } from './marks';
import { boxes } from './VenueFilter.css';

interface VenueFilterProps {
  venues: readonly {
    readonly access: readonly AccessName[];
    readonly spans?: readonly OpeningSpan[];
  }[];
  calendar: Calendar;
}

/**
 * Leaves the cards that say yes to all that is ticked. The stylesheet does it, by the marks on the
 * cards; what is access works without a script.
 */
export function VenueFilter({ venues, calendar }: VenueFilterProps) {
  const now = useNow();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  // Boxes may have been ticked before the script came.
  const read = () =>
    setChosen(
      [...(fieldset.current?.querySelectorAll('input') ?? [])]
        .filter(({ checked }) => checked)
        .map(({ name }) => name),
    );
  useEffect(read, []);

  const found = venues.filter(({ access, spans }) => {
    const marks: readonly string[] = [
      ...access,
      ...(now === null ? [] : openMarks(spans, now, calendar)),
    ];
    return chosen.every((name) => marks.includes(name));
  });

  return (
    <fieldset ref={fieldset} className={`${closeRow.l} ${align.middle} ${boxes}`} onChange={read}>
      <legend className={text.imprint}>Show only</legend>
      {openNames.map((name) => (
        <div key={name} className={live}>
          <Checkbox name={name} label={openLabels[name]} />
        </div>
      ))}
      {ACCESS_NAMES.map((name) => (
        <Checkbox key={name} name={name} label={accessLabels[name]} />
      ))}
      <p className={text.quiet}>Places that haven’t told us are hidden: ask them.</p>
      <p role="status" className={`${text.bold} ${live}`}>
        {`${counted(found.length, 'place')} found`}
      </p>
    </fieldset>
  );
}
