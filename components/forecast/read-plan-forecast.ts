import { forecastService } from '@/content/forecast';
import { keptForecast } from '@/lib/forecast/kept';
import { planForecast, type PlanForecast } from '@/lib/forecast/plan';
import { epochMinutes } from '@/lib/time/day';

export function planForecastOf(kept: string): PlanForecast | undefined {
  const forecast = keptForecast(kept, epochMinutes(Date.now()));
  return forecast && planForecast(forecast, forecastService);
}
