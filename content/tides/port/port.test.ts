import { tideAttribution } from './texts';
import constituents from './constituents.json';

it('the printed attribution is the one that came with the constituents', () => {
  expect(tideAttribution).toBe(constituents.attribution);
});
