import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

// Nothing about a build or its machine leaves it.
process.env['NEXT_TELEMETRY_DISABLED'] = '1';

// What is over on the day of the build is over in pages without JavaScript too.
if (process.env.NODE_ENV === 'production') {
  process.env['BUILT_AT'] ??= String(Math.floor(Date.now() / 60_000));
}

const faultsFile = process.env['CONTENT_FAULTS'];
const isChecked = process.env['TYPES_CHECKED'] === 'yes';
const withVanillaExtract = createVanillaExtractPlugin({ unstable_turbopack: { mode: 'auto' } });

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  basePath: process.env['NEXT_PUBLIC_BASE_PATH'] ?? '',
  // What these save: docs/decisions/013-bytes-before-a-click.md
  turbopack: {
    resolveAlias: {
      'next/dist/compiled/process': { browser: './lib/next/process.cjs' },
      '../build/polyfills/polyfill-module': { browser: './lib/next/polyfills.cjs' },
      // `npm run dev` shows in the browser what the check says.
      ...(faultsFile && { '@/lib/content/faults': faultsFile }),
    },
  },
  experimental: {
    turbopackCjsTreeShaking: true,
    turbopackCjsScopeHoisting: true,
    turbopackCrossModuleConstants: true,
    // Among the checks a site is built once, from nothing: to keep what was learned is a fifth of it.
    turbopackFileSystemCacheForBuild: !isChecked,
  },
  // An export goes into this folder; what Next keeps for itself stays in `.next` all the same.
  ...(process.env['SITE_OUT'] && { distDir: process.env['SITE_OUT'] }),
  // Where `npm run types` has just looked, the build does not look once more, nor for `npm start`.
  typescript: { ignoreBuildErrors: isChecked || process.env['TYPES'] === 'later' },
};

export default withVanillaExtract(config);
