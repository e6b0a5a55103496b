import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PlanActions } from '@/components/paper/PlanActions/PlanActions';
import { planDocument } from '@/components/paper/PlanDocument/PlanDocument.css';
import { usePlanner } from '@/components/saved/planner';
import { paper } from '@/styles/themes.css';
import { usePlannerContext } from '../Days/planner-context';
import { DaysSheet } from '@/components/paper/DaysOnPaper/DaysOnPaper';

export function DaysActions() {
  const { trip, checker, now, nameOf } = usePlannerContext();
  const items = usePlanner((state) => state.items);
  const [isWritten, setIsWritten] = useState(false);
  const sheet = useRef<HTMLElement>(null);

  /** A copy, so that the sheet is not written again at each change of the days. */
  function readSheet(): HTMLElement | null {
    flushSync(() => setIsWritten(true));
    const copy = sheet.current && document.importNode(sheet.current, true);
    setIsWritten(false);
    return copy;
  }

  return (
    <>
      <PlanActions readBlock={readSheet} items={items} title="My days" />
      <div hidden>
        {isWritten && (
          <article ref={sheet} className={`${paper} ${planDocument}`}>
            <DaysSheet trip={trip} nameOf={nameOf} checker={checker} now={now} />
          </article>
        )}
      </div>
    </>
  );
}
