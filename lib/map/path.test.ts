import { smoothPath } from './path';

describe('smoothPath', () => {
  it('passes through every point', () => {
    const path = smoothPath([
      { x: 0, y: 0 },
      { x: 10, y: 20 },
      { x: 30, y: 25 },
    ]);
    expect(path).toMatch(/^M0 0C.* 10 20C.* 30 25$/);
  });

  it('is a straight line between two points', () => {
    const path = smoothPath([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ]);
    expect(path).toBe('M0 0C10 0 50 0 60 0');
  });

  it('is nothing for fewer than two points', () => {
    expect(smoothPath([{ x: 1, y: 1 }])).toBe('');
  });
});
