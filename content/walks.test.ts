/** @jest-environment jsdom */
import { walkFigures, walkGpx, walkMinutes } from '@/lib/content/walks';
import { gpxFaults } from '@/lib/transport/testing/gpx-schema';
import { activities } from './activities';
import { walks } from './walks';

test('the waypoints of each walk are a valid GPX file with two points or more', () => {
  for (const walk of walks) {
    const file = walkGpx(walk);
    expect([walk.slug, gpxFaults(file)]).toEqual([walk.slug, []]);
    expect(file.match(/<wpt /g)?.length).toBeGreaterThan(1);
  }
});

test('the planner counts a walk by its legs, and by the way back where one comes back the same way', () => {
  for (const walk of walks) {
    const figures = walkFigures(walk);
    const back = walk.wayBack === 'same-way' ? figures?.back.minutes : 0;
    expect([walk.slug, walkMinutes(walk)]).toEqual([
      walk.slug,
      figures ? figures.out.minutes + (back ?? 0) : undefined,
    ]);
  }
});

test.each(activities.map(({ slug, duration, minutes }) => [slug, duration, minutes] as const))(
  'the minutes of %s are what its words say',
  (_slug, duration, minutes) => {
    const unit = duration.includes('min') ? 1 : 60;
    const figures = duration.match(/\d+(\.\d+)?/g)?.map((figure) => Number(figure) * unit);
    // "Half/Full day" has no figure to compare with.
    if (figures) expect(minutes).toEqual([figures[0], figures.at(-1)]);
  },
);
