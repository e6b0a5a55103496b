import { contentSecurityPolicy, type PolicyInput } from './policy';

const input: PolicyInput = {
  scriptHashes: ["'sha256-a='", "'sha256-b='", "'sha256-a='"],
  styleHashes: ["'sha256-c='"],
  thirdParties: [
    { slug: 'film', name: 'Films', host: 'film.example', loads: 'frame', when: '', why: '' },
    { slug: 'tiles', name: 'Tiles', host: 'tiles.example', loads: 'image', when: '', why: '' },
  ],
  formEndpoint: null,
};

/** The sources of each directive. */
function directives(changes: Partial<PolicyInput> = {}): Record<string, string> {
  const policy = contentSecurityPolicy({ ...input, ...changes });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('contentSecurityPolicy', () => {
  it('lets run the site’s own scripts and those inline ones that are known, each named once', () => {
    expect(directives()['script-src']).toBe("'self' 'sha256-a=' 'sha256-b='");
  });

  it('lets apply the site’s own styles and those inline ones that are known', () => {
    expect(directives()['style-src']).toBe("'self' 'sha256-c='");
  });

  it('allows nothing that is called unsafe', () => {
    expect(contentSecurityPolicy(input)).not.toContain('unsafe');
  });

  it('allows each third party what it is named for and nothing else', () => {
    const { 'frame-src': frames, 'img-src': images } = directives();
    expect(frames).toBe('https://film.example');
    expect(images).toBe("'self' data: blob: https://tiles.example");
  });

  it('allows no frame where no third party is one', () => {
    expect(directives({ thirdParties: [] })['frame-src']).toBe("'none'");
  });

  it('lets data be asked for from who is named for it', () => {
    const sky = {
      slug: 's',
      name: 'Sky',
      host: 'sky.example',
      loads: 'data',
      when: '',
      why: '',
    } as const;
    expect(directives({ thirdParties: [sky] })['connect-src']).toBe("'self' https://sky.example");
  });

  it('posts forms nowhere else as long as no endpoint is named', () => {
    expect(directives()).toMatchObject({ 'connect-src': "'self'", 'form-action': "'self'" });
  });

  it('posts forms to the host of the endpoint where one is named', () => {
    const formEndpoint = 'https://forms.example/f/abc?x=1';
    expect(directives({ formEndpoint })).toMatchObject({
      'connect-src': "'self' https://forms.example",
      'form-action': "'self' https://forms.example",
    });
  });

  it('forbids plug-ins and a change of the base address', () => {
    expect(directives()).toMatchObject({ 'object-src': "'none'", 'base-uri': "'none'" });
  });
});
