import { classesIn, splitStyles, wordsIn } from './late-styles';

const split = (css: string) =>
  splitStyles(css, new Set(['card', 'wide']), new Set(wordsIn('a="toast"')));

describe('splitStyles', () => {
  it('takes out what no page has at first', () => {
    expect(split('.card{color:red}.toast{color:blue}')).toEqual({
      early: '.card{color:red}',
      late: '.toast{color:blue}',
    });
  });

  it.each([
    'a:hover{color:red}',
    '[hidden]{display:none}',
    '.card,.toast{color:red}',
    '.card:not(.toast){color:red}',
    ':is(.toast, .card) a{color:red}',
    '.card:has(> a:not(.toast)){color:red}',
  ])('leaves what may count at once: %s', (css) => {
    expect(split(css)).toEqual({ early: css, late: '' });
  });

  it('leaves out what nothing names', () => {
    expect(split('.card .old{color:red}.old{color:red}')).toEqual({ early: '', late: '' });
  });

  it.each(['.card .toast{color:red}', '.toast>a{color:red}', '.card.toast:hover{color:red}'])(
    'knows what needs more than that: %s',
    (css) => {
      expect(split(css)).toEqual({ early: '', late: css });
    },
  );

  it('keeps each rule in its blocks, and no empty ones', () => {
    const css =
      '@layer a;@layer b{@media print{.toast{color:red}}.card{color:red}.wide{color:red}}';
    expect(split(css)).toEqual({
      early: '@layer a;@layer b{.card{color:red}.wide{color:red}}',
      late: '@layer b{@media print{.toast{color:red}}}',
    });
    expect(split('@layer b{@media print{.toast{color:red}}}').early).toBe('');
  });

  it('leaves animations and faces where they are', () => {
    const css = '@keyframes rise{0%{opacity:0}}@font-face{font-family:x}.toast{animation:rise 1s}';
    expect(split(css)).toEqual({
      early: '@keyframes rise{0%{opacity:0}}@font-face{font-family:x}',
      late: '.toast{animation:rise 1s}',
    });
  });
});

it('finds the classes of a page', () => {
  expect(classesIn('<p class="a b"><b class="c">class</b>')).toEqual(['a', 'b', 'c']);
});
