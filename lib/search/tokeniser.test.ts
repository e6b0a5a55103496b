import { tokeniseQuery, tokenise } from './tokeniser';

describe('tokenise', () => {
  it('drops capitals, accents and apostrophes', () => {
    expect(tokenise("St Peter’s CAFÉ, Lugger's")).toEqual(['st', 'peters', 'cafe', 'luggers']);
  });

  it.each([
    ['Wi-Fi', ['wifi']],
    ['B&B', ['bb']],
    ['D-Day', ['dday']],
    ['wood-fired', ['wood', 'fired']],
    ['Cove & Kiln', ['cove', 'kiln']],
    ['£145 a night', ['145', 'a', 'night']],
  ])('reads %p', (text, words) => {
    expect(tokenise(text)).toEqual(words);
  });

  it('finds none in a text without letters or digits', () => {
    expect(tokenise(' – … ')).toEqual([]);
  });
});

describe('tokeniseQuery', () => {
  it('leaves out words that say nothing, and repetitions', () => {
    expect(tokeniseQuery('where can I park the car near the car park')).toEqual(['park', 'car']);
  });

  it('keeps such words when there are no others', () => {
    expect(tokeniseQuery('to do')).toEqual(['to', 'do']);
  });
});
