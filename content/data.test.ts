/** @jest-environment jsdom */
import * as z from 'zod';
import { dataFiles } from '@/lib/data/files';
import { guideShape } from '@/lib/data/schema';
import { toEpochMinutes } from '@/lib/time/london';
import { gpxFaults } from '@/lib/transport/testing/gpx-schema';
import { dataLicence } from './data';
import { places } from './places';
import { sample } from './sample';
import { site } from './site';
import { railways } from './transport/ferries';
import { services } from './transport/services';

const builtOn = '2031-06-01';
process.env['BUILT_AT'] = String(toEpochMinutes(builtOn, '12:00'));

afterAll(() => {
  delete process.env['BUILT_AT'];
});

interface Fact {
  readonly sample: boolean;
  readonly sources: readonly {
    readonly source: { readonly url: string };
    readonly readOn: string;
  }[];
}

interface Data {
  readonly builtOn: string;
  readonly licence: { readonly name: string };
  readonly [list: string]: unknown;
}

describe('the data for others', () => {
  const data = JSON.parse(dataFiles.guide.text()) as Data;
  const schema = z.fromJSONSchema(
    JSON.parse(dataFiles.schema.text()) as Parameters<typeof z.fromJSONSchema>[0],
  );

  it('are as their schema says', () => {
    expect(guideShape.safeParse(data).error?.issues ?? []).toEqual([]);
    expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  it('are refused by the published schema where they are wrong', () => {
    const [bus, ...buses] = data['buses'] as readonly object[];
    const at = (time: string) => [{ days: ['weekday'], times: [time] }];
    const withTime = (time: string) => ({ buses: [{ ...bus, times: at(time) }, ...buses] });
    const isValid = (changes: object) => schema.safeParse({ ...data, ...changes }).success;
    expect(isValid(services.length > 0 ? withTime('23:59') : {})).toBe(true);
    for (const wrong of [
      { things: [{ kind: 'beach' }] },
      { more: 1 },
      { builtOn: '2031-02-30' },
      withTime('25:99'),
    ]) {
      expect(isValid(wrong)).toBe(false);
    }
  });

  it('say of each thing whether it is invented, and carry the railways', () => {
    const things = data['things'] as readonly { readonly kind: string; readonly sample: boolean }[];
    const invented = new Set(things.filter(({ sample }) => sample).map(({ kind }) => kind));
    expect([...invented].sort()).toEqual([...(sample?.kinds ?? [])].sort());
    expect(data['railways']).toHaveLength(railways.length);
  });

  it('have a licence, the day of the build, and for each fact its source and day', () => {
    expect([data.builtOn, data.licence.name]).toEqual([builtOn, dataLicence.name]);
    const facts = Object.values(data).filter(Array.isArray).flat() as Fact[];
    expect(facts.length).toBeGreaterThan(places.length);
    for (const { sources } of facts) {
      expect(sources).not.toEqual([]);
      for (const { source, readOn } of sources) {
        expect(source.url).toMatch(/^https?:/);
        expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }
    const isOwn = ({ sources }: Fact) =>
      sources.every(({ source }) => source.url.startsWith(site.url));
    const ownAlone = facts.filter((fact) => !fact.sample && isOwn(fact));
    expect(ownAlone.length).toBeLessThan(facts.filter(({ sample }) => !sample).length / 3);
  });

  it('have the places as valid GPX, with licence and day', () => {
    const text = dataFiles.places.text();
    expect(gpxFaults(text)).toEqual([]);
    expect(text.match(/<wpt /g)).toHaveLength(places.length);
    expect(text).toContain(builtOn);
    expect(text).toContain(dataLicence.name);
  });

  it('are listed for programs, each with licence and day', () => {
    const { files } = JSON.parse(dataFiles.index.text()) as {
      files: readonly {
        readonly url: string;
        readonly licence: string;
        readonly builtOn: string;
      }[];
    };
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect(file).toMatchObject({ licence: dataLicence.name, builtOn });
      expect(file.url).toMatch(/^https?:/);
    }
  });
});
