import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';
import { site } from './content/site';

process.env['NEXT_TELEMETRY_DISABLED'] = '1';

// Pages without JavaScript mark as past what is over at the time of the build.
if (process.env.NODE_ENV === 'production') {
  process.env['BUILT_AT'] ??= String(Math.floor(Date.now() / 60_000));
}

const issuesFile = process.env['CONTENT_ISSUES'];
const aliases = {
  // `npm run dev` shows what the content check finds in the browser, and reads what can be read.
  ...(issuesFile && {
    '@/lib/content/found-issues': issuesFile,
    '@/content/*': './.cache/content/*',
  }),
  // What imports the forecast gets nothing of it, where it is off.
  ...(site.forecast === 'off' &&
    Object.fromEntries(
      ['AskBox', 'parts', 'use-plan-forecast'].map((name) => [
        `@/components/forecast/${name}`,
        './components/forecast/no-parts.ts',
      ]),
    )),
};
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } });

const basePath = process.env['NEXT_PUBLIC_BASE_PATH'] ?? '';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  // Half a kilobyte of script less on every page: React’s modules are CommonJS.
  experimental: { turbopackCjsTreeShaking: true },
  basePath,
  // Written into the scripts, where it would be read from an object without it.
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  turbopack: { resolveAlias: aliases },
  // An editor’s codespace shows the development server under such an address.
  allowedDevOrigins: ['*.app.github.dev'],
  typescript: { tsconfigPath: 'tsconfig.site.json' },
};

export default withVanillaExtract(config);
