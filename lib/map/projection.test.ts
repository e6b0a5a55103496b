import { distanceMiles } from '@/lib/content/distance';
import { frameOf } from './projection';

const bounds = { south: 50.2, north: 50.4, west: -3.7, east: -3.5 };
const frame = frameOf(bounds, 640);

describe('frameOf', () => {
  it('puts the north-west corner at the origin and the south-east corner at the far end', () => {
    expect(frame.project({ latitude: 50.4, longitude: -3.7 })).toEqual({ x: 0, y: 0 });
    const corner = frame.project({ latitude: 50.2, longitude: -3.5 });
    expect(corner.x).toBe(640);
    expect(corner.y).toBeCloseTo(frame.height, -0.5);
  });

  it('is taller than wide for a square of degrees at this latitude', () => {
    expect(frame.height / frame.width).toBeCloseTo(1 / Math.cos((50.3 * Math.PI) / 180), 2);
  });

  it('shows a mile as long across as down, and as long as its scale says', () => {
    const middle = { latitude: 50.3, longitude: -3.6 };
    const north = { latitude: 50.31, longitude: -3.6 };
    const east = { latitude: 50.3, longitude: -3.585 };
    const at = frame.project(middle);
    const down = (at.y - frame.project(north).y) / distanceMiles(middle, north);
    const across = (frame.project(east).x - at.x) / distanceMiles(middle, east);
    expect(down / across).toBeCloseTo(1, 1);
    expect(frame.milesToUnits(1) / across).toBeCloseTo(1, 1);
  });

  it('lets positions beyond its bounds fall outside', () => {
    expect(frame.project({ latitude: 50.5, longitude: -3.8 }).x).toBeLessThan(0);
    expect(frame.project({ latitude: 50.5, longitude: -3.8 }).y).toBeLessThan(0);
  });
});
