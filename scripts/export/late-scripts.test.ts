import { withLateScripts } from './late-scripts';

const page = (flight: string) =>
  `<html><head><script src="/guide/a.js" async=""></script><script src="/guide/turbopack-1.js" async=""></script></head><body><p>Words</p><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push(${JSON.stringify([1, flight])})</script></body></html>`;
const late = (html: string) => withLateScripts(html, 'start(__PAGE__)', '/guide');

describe('withLateScripts', () => {
  it('names the scripts and the flight data at the end of the page', () => {
    const { html, scripts, data } = late(page('a'));
    expect(scripts).toEqual(['/guide/a.js', '/guide/turbopack-1.js']);
    expect(html).not.toContain('async=""');
    expect(html).toContain(
      `<script>start({"scripts":["/guide/a.js"],"runtime":"/guide/turbopack-1.js","data":"/guide/${data.path}"})</script></body>`,
    );
  });

  it('puts the flight data into a file with a hash in its name', () => {
    const { data } = late(page('a'));
    expect(JSON.parse(data.text)).toEqual([[1, 'a']]);
    expect(late(page('a')).data.path).toBe(data.path);
    expect(late(page('b')).data.path).not.toBe(data.path);
  });
});
