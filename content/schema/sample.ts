/** What is asked of the sample alone (`content: 'sample'`): that it reaches nobody. */
import * as z from 'zod';

const note = 'of the sample; real ones need content: ’own’ in content/site.ts';

/** The numbers that Ofcom keeps for drama, so that no stranger is rung. */
const phone = z.string().regex(/^01632 960\d{3}$/, {
  error: ({ input }) =>
    `"${String(input)}" is not one of the numbers 01632 960000 to 960999 ${note}`,
});

/** Names under .example belong to nobody (RFC 2606). */
const address = z.string().regex(/^(https:\/\/|[^\s@]+@)([a-z0-9-]+\.)+example(\/|$)/, {
  error: ({ input }) => `"${String(input)}" is not one of the addresses in .example ${note}`,
});

const contact = z.object({ phone, email: address, website: address }).partial();

export const sampleItem = contact.extend({ booking: contact.optional() });
export const sampleSite = z.object({ contact, url: address });
