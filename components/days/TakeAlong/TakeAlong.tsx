import { IdleFold } from '@/components/ui/IdleFold/IdleFold';
import { allStops } from '@/lib/days/trip';
import { spaceAbove, stack } from '@/styles/layout.css';
import { rule } from '@/styles/surfaces.css';
import { text } from '@/styles/text.css';
import { usePlannerContext } from '../Days/planner-context';

const loadChoices = () => import('./Choices').then(({ Choices }) => Choices);

export function TakeAlong() {
  const { trip } = usePlannerContext();
  if (allStops(trip).length === 0) return null;
  return (
    <section className={`${stack.xs} ${rule.above}`} aria-labelledby="take-along">
      <h2 id="take-along" className={`${text.cardTitle} ${spaceAbove.m}`}>
        Take it along
      </h2>
      <IdleFold summary="Calendar, map, text or pocket guide" load={loadChoices} />
    </section>
  );
}
