import { linePath, sheet } from './sheet';

describe('linePath', () => {
  it('begins where the line begins', () => {
    const { x, y } = sheet.project({ latitude: 51.5, longitude: -5.1 });
    const path = linePath([
      [51.5, -5.1],
      [51.49, -5.11],
    ]);
    expect(path.startsWith(`M${Math.round(x)} ${Math.round(y)}`)).toBe(true);
  });
});
