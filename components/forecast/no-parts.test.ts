import type { NextConfig } from 'next';

async function aliasesWhere(forecast: 'open-meteo' | 'off') {
  jest.resetModules();
  jest.doMock('../../content/site', () => ({ site: { forecast } }));
  const { default: config } = (await import('../../next.config')) as { default: NextConfig };
  return Object.keys(config.turbopack?.resolveAlias ?? {});
}

it('takes the forecast out of the bundles where the content switches it off, and only there', async () => {
  const ofForecast = expect.stringContaining('/forecast/') as string;
  expect(await aliasesWhere('off')).toContainEqual(ofForecast);
  expect(await aliasesWhere('open-meteo')).not.toContainEqual(ofForecast);
});
