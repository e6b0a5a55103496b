/** `PORT` is the first port to try; `HOST=0.0.0.0` opens it to the network. */
import { serve } from './server';

const { url } = await serve({
  directory: 'out',
  port: Number(process.env['PORT'] ?? 3000),
  host: process.env['HOST'],
});

console.log(`Ready at ${url} (Ctrl+C stops it)`);
