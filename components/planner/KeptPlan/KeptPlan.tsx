import { plannerStorageKey, tripsStorageKey } from '@/content/keys';
import { keptPlanAttribute } from '../PlannerPage/PlannerPage.css';

/** Fails where the browser stores nothing, and keeps no plan then. */
const script = `try {
  const isKept = '${plannerStorageKey}' in localStorage || '${tripsStorageKey}' in localStorage;
  document.documentElement.toggleAttribute('${keptPlanAttribute}', isKept);
} catch {}`;

/** Tells the styles of what follows, before it is painted, that the plan is not empty. */
export function KeptPlan() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
