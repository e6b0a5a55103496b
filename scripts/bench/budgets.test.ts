import { broken, compared, median, medians } from './budgets';

describe('median', () => {
  it('is the middle one of an odd number of values, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('is the mean of the two in the middle of an even number', () => {
    expect(median([1, 2, 4, 100])).toBe(3);
  });
});

describe('medians', () => {
  it('are taken of each measure by itself', () => {
    const runs = [
      { blocking: 1, script: 3 },
      { blocking: 2, script: 2 },
      { blocking: 3, script: 1 },
    ];
    expect(medians(runs)).toEqual({ blocking: 2, script: 2 });
  });

  it('leave out what no run has measured', () => {
    expect(medians([{ blocking: 1 }])).not.toHaveProperty('paintRatio');
  });
});

describe('compared', () => {
  it('divides the throttled paint by that of the page without scripts', () => {
    expect(compared({ throttled: 1500 }, { throttled: 1000 })).toMatchObject({ paintRatio: 1.5 });
  });

  it('has no ratio where nothing was throttled', () => {
    expect(compared({ blocking: 1 }, {})).toEqual({ blocking: 1 });
  });
});

describe('broken', () => {
  it('takes the limit itself for kept', () => {
    expect(broken('/about/', { performance: 97, largestPaint: 1800, layoutShift: 0 })).toEqual([]);
  });

  it('names what is too much', () => {
    expect(broken('/about/', { script: 155.04 })).toEqual([
      '/about/ JS kB: 155.0, should be at most 155',
    ]);
  });

  it('names what is too little', () => {
    expect(broken('/', { performance: 96 })).toEqual(['/ perf: 96, should be at least 97']);
  });

  it('wants the answers soon of the pages that are opened for them', () => {
    expect(broken('/today/', { answers: 1501 })).toEqual([
      '/today/ answers ms: 1501, should be at most 1500',
    ]);
    expect(broken('/about/', { answers: 1501 })).toEqual([]);
  });

  it('allows the home page more in all than the others', () => {
    expect(broken('/', { total: 340 })).toEqual([]);
    expect(broken('/about/', { total: 340 })).toHaveLength(1);
  });
});
