/** Stands for what the site imports of the forecast where `site.forecast` is 'off' (`next.config.ts`). */
import type { PlanForecast } from '@/lib/forecast/plan';

const nothing = () => null;
export { nothing as AskBox, nothing as Forecast };

export const readPlanForecast = (): Promise<undefined> => Promise.resolve(undefined);
export const usePlanForecast = (): PlanForecast | undefined => undefined;
