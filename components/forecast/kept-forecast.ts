import { useSyncExternalStore } from 'react';
import { forecastAskStorageKey, forecastStorageKey } from '@/content/keys';

/** What is kept, for this page alone where storage is full or blocked. */
const unwritten = new Map<string, string | null>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return unwritten.get(key) ?? localStorage.getItem(key);
  } catch {
    return unwritten.get(key) ?? null;
  }
}

function write(key: string, text: string | null): void {
  unwritten.set(key, text);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    // It holds for this page.
  }
  for (const tell of listeners) tell();
}

function watch(tell: () => void): () => void {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

export const keepForecast = (text: string): void => write(forecastStorageKey, text);

/** The text of the last forecast, as {@link keepForecast} has kept it. */
export const keptForecastText = (): string | null => read(forecastStorageKey);
export const useKeptForecast = (): string | null =>
  useSyncExternalStore(watch, keptForecastText, () => null);

/** Whether the forecast may be asked for without a press. */
export const mayAsk = (): boolean => read(forecastAskStorageKey) !== null;
export const letAsk = (may: boolean): void => write(forecastAskStorageKey, may ? 'yes' : null);
export const useMayAsk = (): boolean => useSyncExternalStore(watch, mayAsk, () => false);
