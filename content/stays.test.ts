import { comforts } from './comforts';
import { properties } from './properties';

test.each(Object.values(comforts))('some place to stay has what one can ask for: %s', (comfort) => {
  const offered: readonly string[] = properties.flatMap(({ amenities }) => amenities);
  expect(offered).toContain(comfort);
});
