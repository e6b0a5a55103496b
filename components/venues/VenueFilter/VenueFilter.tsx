'use client';

import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { ACCESS_NAMES, accessLabels } from '@/lib/access';
import { counted } from '@/lib/typeset';
import { align, closeRow } from '@/styles/layout.css';
import { live } from '@/styles/print.css';
import { text } from '@/styles/text.css';
import { openLabels, openNames } from './marks';
import { boxes } from './VenueFilter.css';

/**
 * Leaves the places that say yes to all that is ticked. The stylesheet does it, by the marks on the
 * cards; what is access works without a script.
 */
export function VenueFilter({ count }: { count: number }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [found, setFound] = useState(count);

  function countFound() {
    const ticked = fieldset.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    const marks = [...ticked].map(({ name }) => `[data-marks~="${name}"]`);
    setFound(document.querySelectorAll(`[data-marks]${marks.join('')}`).length);
  }

  useEffect(() => {
    // Boxes may have been ticked before the script came.
    countFound();
    // Places open and close.
    const observer = new MutationObserver(countFound);
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-marks'] });
    return () => observer.disconnect();
  }, []);

  return (
    <fieldset
      ref={fieldset}
      className={`${closeRow.l} ${align.middle} ${boxes}`}
      onChange={countFound}
    >
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
        {`${counted(found, 'place')} found`}
      </p>
    </fieldset>
  );
}
