/** @jest-environment jsdom */
import Ajv from 'ajv/dist/2020';
import { dataFiles } from '@/lib/data/files';
import { makeDataFile } from '@/lib/data/make';
import { gpxFaults } from '@/lib/ways/testing/gpx-schema';
import { dataLicence } from './data';
import { places } from './places';

const builtOn = '2031-06-01';
const textOf = (name: string) => makeDataFile(name, builtOn)?.text ?? '';

interface Fact {
  readonly source: { readonly url: string };
  readonly readOn: string;
}

interface Data {
  readonly builtOn: string;
  readonly licence: { readonly name: string };
  readonly [list: string]: unknown;
}

describe('the data for others', () => {
  const data = JSON.parse(textOf(dataFiles.guide)) as Data;
  const validate = new Ajv({ allErrors: true }).compile(
    JSON.parse(textOf(dataFiles.schema)) as object,
  );

  it('are as their schema says', () => {
    validate(data);
    expect(validate.errors ?? []).toEqual([]);
    // The schema finds what is wrong.
    expect(validate({ ...data, things: [{ kind: 'beach' }] })).toBe(false);
    expect(validate({ ...data, more: 1 })).toBe(false);
  });

  it('have a licence, the day of the build, and for each fact its source and day', () => {
    expect([data.builtOn, data.licence.name]).toEqual([builtOn, dataLicence.name]);
    const facts = Object.values(data).filter(Array.isArray).flat() as Fact[];
    expect(facts.length).toBeGreaterThan(places.length);
    for (const { source, readOn } of facts) {
      expect(source.url).toMatch(/^https?:/);
      expect(readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('have the places as valid GPX, with licence and day', () => {
    const text = textOf(dataFiles.places);
    expect(gpxFaults(text)).toEqual([]);
    expect(text.match(/<wpt /g)).toHaveLength(places.length);
    expect(text).toContain(builtOn);
    expect(text).toContain(dataLicence.name);
  });

  it('are listed for programs, each with licence and day', () => {
    const { files } = JSON.parse(textOf(dataFiles.index)) as {
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

  it('are not made under another name', () => {
    expect(makeDataFile('other.json', builtOn)).toBeUndefined();
  });
});
