import { renderToStaticMarkup } from 'react-dom/server';

import { JsonLd } from './JsonLd';

const hostile = 'Fish </script><script>alert(1)</script> & <!-- chips';

function render(name: string): string {
  return renderToStaticMarkup(
    <JsonLd
      graph={{
        '@context': 'https://schema.org',
        '@graph': [Object.assign({ '@type': 'Thing', '@id': 'https://a.example/#b' }, { name })],
      }}
    />,
  );
}

describe('JsonLd', () => {
  it('writes one data block', () => {
    expect(render('Beach')).toMatch(/^<script type="application\/ld\+json">{.*}<\/script>$/);
  });

  it('lets no text end the script element or open another', () => {
    expect(render(hostile).match(/</g)).toHaveLength(2);
  });

  it('keeps every character of the text', () => {
    const json = render(hostile).slice(
      '<script type="application/ld+json">'.length,
      -'</script>'.length,
    );
    expect(JSON.parse(json)).toHaveProperty(['@graph', 0, 'name'], hostile);
  });
});
