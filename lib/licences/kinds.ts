const licences = {
  'Apache License 2.0': /apache license version 2\.0/i,
  'BSD 2-Clause License': /^(?!.*neither the name).*redistribution and use in source/i,
  'BSD Zero Clause License': /with or without fee is hereby granted\./i,
  'MIT License':
    /permission is hereby granted, free of charge, to any person obtaining a copy of this software/i,
  'SIL Open Font License 1.1': /sil open font license version 1\.1/i,
} as const;

export type LicenceName = keyof typeof licences;

export const licenceNames = Object.keys(licences) as readonly LicenceName[];

export function licenceOf(text: string): LicenceName | undefined {
  return licenceNames.find((name) => licences[name].test(text.replace(/\s+/g, ' ')));
}
