import { tideMonthPage, tideMonths } from '@/lib/tides/month';

test.each(tideMonths())(
  'the page of %s has a title and a description of the right length',
  (month) => {
    const { title, description } = tideMonthPage(month).seo;
    expect(title.length).toBeGreaterThanOrEqual(50);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);
