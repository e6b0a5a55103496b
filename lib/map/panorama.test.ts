import { banksOf, panoramaOf, panoramaSize, reliefOf } from './panorama';

/** A viewer out at sea who looks west, and a coast that runs north and south before them. */
const view = { from: { latitude: 50, longitude: -3 }, facing: 270, names: [] };
const south = { latitude: 49.95, longitude: -3.1 };
const middle = { latitude: 50, longitude: -3.1 };
const north = { latitude: 50.05, longitude: -3.1 };
const inland = { latitude: 50, longitude: -3.3 };
const { see, over } = panoramaOf(view, [south, middle, north, inland]);

describe('panoramaOf', () => {
  it('has the left on the left, and what is nearer lower', () => {
    expect(see(south).x).toBeLessThan(see(middle).x);
    expect(see(middle).x).toBeLessThan(see(north).x);
    expect(see(inland).y).toBeLessThan(see(middle).y);
    expect(see(inland).y).toBeGreaterThan(panoramaSize.horizon);
  });

  it('shows every place within the picture, whatever they are', () => {
    for (const place of [south, middle, north, inland]) {
      const { x, y } = see(place);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(panoramaSize.width);
      expect(y).toBeLessThan(panoramaSize.height);
    }
  });

  it('finds the position back that is seen at a point', () => {
    const { latitude, longitude } = over(see(north));
    expect(latitude).toBeCloseTo(north.latitude, 6);
    expect(longitude).toBeCloseTo(north.longitude, 6);
  });

  it('raises what is high, the nearer the more', () => {
    const rise = (place: typeof middle) => see(place).y - see(place, 0.1).y;
    expect(rise(middle)).toBeGreaterThan(rise(inland));
    expect(rise(inland)).toBeGreaterThan(0);
  });

  it('keeps finite what lies behind the viewer', () => {
    const { x, y } = see({ latitude: 50, longitude: -2.5 });
    expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  });
});

describe('reliefOf', () => {
  const heightAt = reliefOf([[[middle.latitude, middle.longitude]]]);

  it('is at the level of the sea on a beach, and rises away from it', () => {
    expect(heightAt(middle)).toBe(0);
    expect(heightAt(north)).toBeGreaterThan(0.04);
    expect(heightAt(inland)).toBeGreaterThan(heightAt(north));
  });
});

describe('banksOf', () => {
  it('is where two shores face each other across a river', () => {
    const one = [
      [50.1, -3.5],
      [50.2, -3.5],
    ] as const;
    const other = [
      [50.2, -3.495],
      [50.1, -3.4],
    ] as const;
    expect(banksOf(one, other)).toEqual([[[50.2, -3.5]], [[50.2, -3.495]]]);
  });
});
