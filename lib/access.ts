import type { Access } from '@/content/types';

export type AccessName = keyof Access;

export const accessLabels: Readonly<Record<AccessName, string>> = {
  stepFree: 'Step-free entrance',
  accessibleToilet: 'Accessible toilet',
  parkingByDoor: 'Parking by the door',
  dogs: 'Dogs welcome',
  highchair: 'Highchair',
};

export const ACCESS_NAMES = Object.keys(accessLabels) as readonly AccessName[];

export const accessNames = (access: Access = {}): readonly AccessName[] =>
  ACCESS_NAMES.filter((name) => access[name]);

/** What is not known is to be asked for, and is never a yes. */
export function accessRows(access: Access = {}): readonly { term: string; description: string }[] {
  return ACCESS_NAMES.map((name) => ({
    term: accessLabels[name],
    description: { true: 'Yes', false: 'No', undefined: 'Ask first' }[String(access[name])] ?? '',
  }));
}
