import { termsOf, wordsOf } from './words';

describe('wordsOf', () => {
  it('drops capitals, accents and apostrophes', () => {
    expect(wordsOf("St Peter’s CAFÉ, Lugger's")).toEqual(['st', 'peters', 'cafe', 'luggers']);
  });

  it.each([
    ['Wi-Fi', ['wifi']],
    ['B&B', ['bb']],
    ['D-Day', ['dday']],
    ['wood-fired', ['wood', 'fired']],
    ['Cove & Kiln', ['cove', 'kiln']],
    ['£145 a night', ['145', 'a', 'night']],
  ])('reads %p', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('finds none in a text without letters or digits', () => {
    expect(wordsOf(' – … ')).toEqual([]);
  });
});

describe('termsOf', () => {
  it('leaves out words that say nothing, and repetitions', () => {
    expect(termsOf('where can I park the car near the car park')).toEqual(['park', 'car']);
  });

  it('keeps such words when there are no others', () => {
    expect(termsOf('to do')).toEqual(['to', 'do']);
  });
});
