it('names a key of the search and of the next steps that leads nowhere', async () => {
  jest.doMock('@/content/search', () => ({
    ...jest.requireActual<object>('@/content/search'),
    entryKeywords: { 'old-slug': 'boats' },
    pageKeywords: { oldPage: 'pictures' },
  }));
  jest.doMock('@/content/navigation', () => ({
    ...jest.requireActual<object>('@/content/navigation'),
    nextSteps: { oldRoute: [] },
  }));
  const { findIssues } = await import('./content-issues');
  expect(await findIssues([], '.')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^content\/search.ts › entryKeywords › old-slug: is not there/),
      expect.stringMatching(/^content\/search.ts › pageKeywords › oldPage: is not there/),
      expect.stringMatching(/^content\/navigation.ts › nextSteps › oldRoute: is not there/),
    ]),
  );
});
