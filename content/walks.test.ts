/** @jest-environment jsdom */
import { walkFigures, walkGpx, walkMinutes } from '@/lib/content/walks';
import { gpxFaults } from '@/lib/ways/testing/gpx-schema';
import { activities } from './activities';
import { walks } from './walks';

test.each(walks.map((walk) => [walk.slug, walk] as const))(
  'the waypoints of %s are a valid GPX file with two points or more',
  (_slug, walk) => {
    const file = walkGpx(walk);
    expect(gpxFaults(file)).toEqual([]);
    expect(file.match(/<wpt /g)?.length).toBeGreaterThan(1);
  },
);

test.each(walks.map((walk) => [walk.slug, walk] as const))(
  'the planner counts %s by its legs, and by the way back where one comes back the same way',
  (_slug, walk) => {
    const figures = walkFigures(walk);
    const back = walk.wayBack === 'same-way' ? figures?.back.minutes : 0;
    expect(walkMinutes(walk)).toBe(figures && figures.out.minutes + (back ?? 0));
  },
);

test.each(activities.map(({ slug, duration, minutes }) => [slug, duration, minutes] as const))(
  'the minutes of %s are what its words say',
  (_slug, duration, minutes) => {
    const unit = duration.includes('min') ? 1 : 60;
    const figures = duration.match(/\d+(\.\d+)?/g)?.map((figure) => Number(figure) * unit);
    // "Half/Full day" has no figure to compare with.
    if (figures) expect(minutes).toEqual([figures[0], figures.at(-1)]);
  },
);
