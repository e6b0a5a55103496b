import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCode } from '@/components/browser/use-code';
import { planDocument } from '@/components/planner/PlanDocument/PlanDocument.css';
import { printBlock } from '@/components/planner/PlanDocument/print';
import { usePlanner } from '@/components/planner/planner';
import { useSharing } from '@/components/planner/ShareDialog/use-sharing';
import { Button } from '@/components/ui/Button/Button';
import { button } from '@/components/ui/Button/Button.css';
import { Glyph } from '@/components/ui/Icon/Glyph';
import { download, print as printIcon, share as shareIcon } from '@/components/ui/Icon/paths';
import { Link } from '@/components/ui/Link/Link';
import { routes } from '@/lib/routes';
import { row } from '@/styles/layout.css';
import { screenOnly } from '@/styles/print.css';
import { paper } from '@/styles/themes.css';
import { usePlannerContext } from '../Days/planner-context';

const loadSheet = () => import('../DaysOnPaper/DaysOnPaper');

const title = 'My days';

export function DaysActions() {
  const { trip, checker, now, nameOf, say } = usePlannerContext();
  const items = usePlanner((state) => state.items);
  const { code } = useCode(loadSheet, true);
  const [isPrinting, setIsPrinting] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  const { dialog, problem, prepare, share } = useSharing(title);

  useEffect(() => {
    if (problem !== '') say(problem);
  }, [problem, say]);

  async function print() {
    flushSync(() => setIsPrinting(true));
    const isPrinted = sheet.current !== null && (await printBlock(sheet.current, title));
    // Without the sheet, or where the browser blocks its window, the page itself is printed.
    if (!isPrinted) window.print();
    setIsPrinting(false);
  }

  return (
    <div className={screenOnly}>
      <div className={row.xs}>
        <Button variant="secondary" glyph={printIcon} onClick={() => void print()}>
          Print
        </Button>
        <Link className={button.secondary} href={routes.planner}>
          <Glyph path={download} />
          PDF
        </Link>
        <Button
          variant="secondary"
          glyph={shareIcon}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void share(items, trip)}
        >
          Share
        </Button>
      </div>
      {dialog}
      <div hidden>
        {isPrinting && code && (
          <article ref={sheet} className={`${paper} ${planDocument}`}>
            <code.DaysSheet trip={trip} nameOf={nameOf} checker={checker} now={now} />
          </article>
        )}
      </div>
    </div>
  );
}
