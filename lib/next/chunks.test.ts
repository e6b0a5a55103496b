import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { joinChunks } from './chunks';

const start =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,';
const chunk = (name: string, modules: string) => ({ name, text: `${start}${modules}]);` });
const first = chunk(
  'a.js',
  '1,e=>{e.s("plain")},2,(e,t,r)=>{Object.defineProperty(r,"__esModule",{value:!0})}',
);
const second = chunk(
  'b.js',
  '3,4,function(e){e.s(`two\nnumbers, one ] module`)},1,e=>{e.s("plain")}',
);

/** What a joined script hands to a runtime that is not there yet. */
function handedOver(script: string): unknown[][] {
  const page: { TURBOPACK?: unknown[][] } = {};
  runInNewContext(script, page);
  return page.TURBOPACK ?? [];
}

describe('joinChunks', () => {
  it('hands over every module once, what is translated last', () => {
    const [modules = []] = handedOver(joinChunks([first, second]));
    expect(modules.filter((part) => typeof part === 'number')).toEqual([1, 3, 4, 2]);
    expect(modules.filter((part) => typeof part === 'function')).toHaveLength(3);
    expect(modules.slice(2, 5).map(String)).toEqual(['e=>{e.s("plain")}', '3', '4']);
  });

  it('says that each script is there, and need not be asked for', () => {
    const [, ...said] = handedOver(joinChunks([first, second]));
    const otherChunks = ['static/chunks/a.js', 'static/chunks/b.js'];
    expect(said).toEqual([
      ['static/chunks/a.js'],
      ['static/chunks/b.js'],
      ['static/chunks/joined', { otherChunks, runtimeModuleIds: [] }],
    ]);
  });

  it('takes a real script', () => {
    const text = readFileSync('lib/next/export/script.txt', 'utf8');
    const [modules = []] = handedOver(joinChunks([{ name: 'real.js', text }]));
    expect(modules.some((part) => typeof part === 'function')).toBe(true);
  });

  it.each([
    ['another start', (text: string) => text.replace('currentScript', 'scripts')],
    ['a second call', (text: string) => `${text}go()`],
    ['a module without a number', (text: string) => text.replace('1,e', 'e')],
    ['a number without a module', (text: string) => text.replace(']);', ',9]);')],
    ['a module that is not a function', (text: string) => text.replace('1,e', '1,"x",2,e')],
    ['something else than a list', (text: string) => text.replace(']);', '].sort());')],
    ['no module', () => `${start}]);`],
  ])('stops at a script with %s', (_name, change) => {
    const changed = { ...first, text: change(first.text) };
    expect(() => joinChunks([changed])).toThrow('a.js does not hand its modules over as Next does');
  });
});
