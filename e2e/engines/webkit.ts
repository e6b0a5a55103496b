import { spawn, type ChildProcess } from 'node:child_process';
import { displayPath, driverPath } from '@/scripts/browser';
import { listen } from '../support/host';
import { deadHost, type Browser } from './browser';

/** A virtual screen; the server chooses its number. */
async function openDisplay(): Promise<{ readonly server: ChildProcess; readonly name: string }> {
  const server = spawn(
    displayPath,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start')));
    server.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
  });
  return { server, name: `:${number}` };
}

async function freePort(): Promise<number> {
  const { port, close } = await listen(() => undefined);
  await close();
  return port;
}

/** Keys that WebDriver names by a character of its own. */
const keys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
};

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}

/** Milliseconds that a session may take to start: beside another it sometimes never does. */
const SESSION_TIMEOUT = 20_000;

/** Starts WebKitGTK, a second time where it did not, and drives it by classic WebDriver. */
export const openWebkit = (binary: string): Promise<Browser> =>
  open(binary).catch(() => open(binary));

async function open(binary: string): Promise<Browser> {
  const display = await openDisplay();
  const port = await freePort();
  const driver = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      NO_AT_BRIDGE: '1',
      // It would look for a bus, and where there is none, one start in five never ends.
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      // Its sandbox does not start as root, nor in most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => {
    driver.kill();
    display.server.kill();
  };
  let session = `http://127.0.0.1:${port}`;

  async function call<Value>(
    method: string,
    path: string,
    body?: object,
    signal: AbortSignal | null = null,
  ): Promise<Value> {
    const response = await fetch(session + path, {
      method,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`WebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const capabilities = {
    alwaysMatch: {
      // Without a bar of tools, which needs more than a phone's width.
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
      proxy: {
        proxyType: 'manual',
        httpProxy: deadHost,
        sslProxy: deadHost,
        noProxy: ['localhost'],
      },
    },
  };
  try {
    await untilReady(session);
    const soon = AbortSignal.timeout(SESSION_TIMEOUT);
    const started = call<{ sessionId: string }>('POST', '/session', { capabilities }, soon);
    session += `/session/${(await started).sessionId}`;
  } catch (error) {
    stop();
    throw error;
  }

  return {
    goto: (url) => call('POST', '/url', { url }),
    evaluate: async (run, ...args) => {
      const outcome = await call<{ value?: never; error?: string }>('POST', '/execute/async', {
        script: `const [args, done] = arguments;
          Promise.resolve().then(() => (${run.toString()})(...args))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [args],
      });
      if (outcome.error !== undefined) throw new Error(outcome.error);
      return outcome.value as never;
    },
    resize: (width, height) => call('POST', '/window/rect', { x: 0, y: 0, width, height }),
    pointer: (...steps) =>
      call('POST', '/actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: steps.map((step) =>
              step.type === 'move'
                ? { type: 'pointerMove', duration: 0, origin: 'viewport', x: step.x, y: step.y }
                : { type: step.type === 'down' ? 'pointerDown' : 'pointerUp', button: 0 },
            ),
          },
        ],
      }),
    press: (key) => {
      const value = keys[key] ?? key;
      return call('POST', '/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      });
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await call('DELETE', '').catch(() => undefined);
      stop();
    },
  };
}
