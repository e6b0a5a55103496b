import { useEffect, useState } from 'react';
import { kept, useKept } from '@/components/browser/kept';
import { wanted } from '@/components/browser/in-time';
import { forecastService } from '@/content/forecast';
import { forecastStorageKey } from '@/content/keys';
import type { PlanForecast } from '@/lib/forecast/plan';
import { epochMinutes } from '@/lib/time/day';

const load = () =>
  Promise.all([import('@/lib/forecast/open-meteo'), import('@/lib/forecast/plan')]);

/** The last forecast for the check; nobody is asked for it. Undefined too where its code does not load. */
export async function readPlanForecast(): Promise<PlanForecast | undefined> {
  const text = kept(forecastStorageKey);
  const code = text === null ? undefined : await wanted(load).catch(() => undefined);
  if (!code) return undefined;
  const [{ keptForecast }, { planForecast }] = code;
  const forecast = keptForecast(text, epochMinutes(Date.now()));
  return forecast && planForecast(forecast, forecastService);
}

/** The last forecast that this browser kept, for the check of the days; undefined until it is read. */
export function usePlanForecast(): PlanForecast | undefined {
  const text = useKept(forecastStorageKey);
  const [forecast, setForecast] = useState<PlanForecast>();
  useEffect(() => {
    void readPlanForecast().then(setForecast);
  }, [text]);
  return forecast;
}
