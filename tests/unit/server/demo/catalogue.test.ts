import sharp from 'sharp';
import { demoIssues, demoPublishers, demoSeries } from '../../../../server/demo/catalogue.ts';

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length;

describe('the demo catalogue', () => {
  it('gives every publisher, series and issue a name of its own', () => {
    expect(unique(demoPublishers.map((publisher) => publisher.username))).toBe(true);
    expect(unique(demoSeries.map((series) => series.slug))).toBe(true);
    expect(unique(demoIssues.map((issue) => issue.slug))).toBe(true);
  });

  it('knows the publisher of each series', () => {
    const publishers = demoPublishers.map((publisher) => publisher.username);
    for (const series of demoSeries) expect(publishers).toContain(series.publisher);
  });

  it.each(demoIssues)('knows the publisher and the series of $slug', (issue) => {
    const series = demoSeries.find((each) => each.slug === issue.series);
    expect(demoPublishers.map((publisher) => publisher.username)).toContain(issue.publisher);
    expect(series?.publisher ?? issue.publisher).toBe(issue.publisher);
    expect(series === undefined).toBe(issue.series === null);
    expect(issue.releaseDate).toMatch(/^2026-\d\d-\d\d$/);
  });

  it('has something for everybody, for subscribers only and for sale only', () => {
    const ways = demoIssues.map(({ availability }) =>
      availability.all
        ? 'all'
        : availability.subscribers
          ? 'subscribers'
          : availability.price === null
            ? 'none'
            : 'sale',
    );
    expect(ways.filter((way) => way === 'all').length).toBeGreaterThan(demoIssues.length / 2);
    expect(ways).toContain('subscribers');
    expect(ways).toContain('sale');
    expect(ways).not.toContain('none');
  });

  it.each(demoIssues)(
    'draws every page of $slug and no more',
    async (issue) => {
      for (let index = 0; index < issue.pagesCount; index += 1) {
        const { width, height, format } = await sharp(await issue.drawPage(index)).metadata();
        const scrolls = issue.readingMode === 'vertical' && index > 0;
        expect(format).toBe('png');
        expect(width).toBe(scrolls ? 800 : 1200);
        expect(scrolls ? height >= 2400 && height <= 4000 : height === 1800).toBe(true);
      }
      await expect(issue.drawPage(issue.pagesCount)).rejects.toThrow(RangeError);
    },
    20_000,
  );

  it.each(demoIssues)('draws the same bytes twice: $slug', async (issue) => {
    for (const index of [0, issue.pagesCount - 1]) {
      expect((await issue.drawPage(index)).equals(await issue.drawPage(index))).toBe(true);
    }
  });

  it.each(demoPublishers)('draws a square picture for $username', async (publisher) => {
    const { width, height } = await sharp(await publisher.drawPicture()).metadata();
    expect([width, height]).toEqual([512, 512]);
  });
});
