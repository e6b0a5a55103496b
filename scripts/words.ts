/** `npm run words -- components/days` prints the sentences of a part, to be read aloud. */
import { siteSentences } from './sentences';

const [part = ''] = process.argv.slice(2);
for (const { place, text } of siteSentences()) {
  if (place.startsWith(part)) console.log(`${place}: ${text}`);
}
