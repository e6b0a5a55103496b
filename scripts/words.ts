/**
 * Prints every sentence of the site with its file and line, to be read aloud.
 *
 * `npm run words`, or `npm run words -- components/days` for a part.
 */
import { siteSentences } from './sentences';

const [part = ''] = process.argv.slice(2);
for (const { place, text } of siteSentences()) {
  if (place.startsWith(part)) console.log(`${place}: ${text}`);
}
