import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { ACCESS_NAMES, accessLabels } from '@/lib/access';
import { align, closeRow } from '@/styles/layout.css';
import { text } from '@/styles/text.css';
import { boxes } from './AccessFilter.css';

/** Leaves the cards that say yes to all that is ticked. The stylesheet does it, without a script. */
export function AccessFilter() {
  return (
    <fieldset className={`${closeRow.l} ${align.middle} ${boxes}`}>
      <legend className={text.imprint}>Show only</legend>
      {ACCESS_NAMES.map((name) => (
        <Checkbox key={name} name={name} label={accessLabels[name]} />
      ))}
      <p className={text.quiet}>Places that haven’t told us are hidden: ask them.</p>
    </fieldset>
  );
}
