/** The fields of `site.ts` that have rules; it has others, which are plain texts. */
import * as z from 'zod';
import { email, https, phone, postcode, text } from './fields';

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Whether an address has more than a host, such as a folder. */
function isDeep(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, search, hash } = new URL(url);
  return pathname.length > 1 || search !== '' || hash !== '';
}

export const site = z.object({
  content: z.enum(['sample', 'own']),
  url: https.superRefine((url, context) => {
    if (url.endsWith('/')) context.addIssue(`"${url}" ends with a slash; leave it out`);
    if (isDeep(url)) {
      context.addIssue(
        `"${url}" has more than the host; write it such as https://www.name.co.uk (a folder of the host stands in NEXT_PUBLIC_BASE_PATH, see docs/deploying.md)`,
      );
    }
  }),
  timeZone: z.string().refine(isTimeZone, {
    error: ({ input }) => `"${String(input)}" is no time zone; write it such as Europe/London`,
  }),
  bounds: z
    .object({
      name: text,
      south: z.number(),
      north: z.number(),
      west: z.number(),
      east: z.number(),
    })
    .describe('Where the guide’s places are.'),
  contact: z.object({
    postcode,
    phone,
    email,
  }),
  forecast: z.enum(['open-meteo', 'off']).describe('Whether visitors may ask for a forecast.'),
  formEndpoint: https.nullable().describe('Where forms are posted; null: nowhere.'),
});
