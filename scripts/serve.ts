/**
 * Serves the built site: `npm start`, and the end-to-end tests. `PORT` names the first port to try,
 * `HOST` the address to listen on: this machine's own, unless `HOST=0.0.0.0` opens it to the network.
 */
import { serve } from './server';

const { url } = await serve({
  directory: 'out',
  port: Number(process.env['PORT'] ?? 3000),
  host: process.env['HOST'],
  onPortTaken: (port) => {
    console.log(`Port ${port} is taken, trying ${port + 1}.`);
  },
});

console.log(`Ready at ${url} (Ctrl+C stops it)`);
