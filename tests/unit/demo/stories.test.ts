import sharp from 'sharp';
import { drawStoryPage } from '../../../demo/draw-issue.ts';
import { definitionsFor } from '../../../demo/drawing/ink/definitions.ts';
import { drawCover } from '../../../demo/drawing/page/cover.ts';
import { drawComicPage } from '../../../demo/drawing/page/page.ts';
import { findProblems } from '../../../demo/find-problems.ts';
import { openCatalogue } from '../../../demo/open-catalogue.ts';
import { layers } from '../../../demo/places/mood.ts';
import { readStories } from '../../../demo/read-stories.ts';
import { pageRecipe, publisherRecipe } from '../../../demo/recipes.ts';
import { stories } from '../../../demo/stories.ts';
import { genres } from '../../../server/catalogue/genres.ts';
import { parentalRatings } from '../../../server/seed/seed-catalogue.ts';

const catalogue = await openCatalogue();
const folders = await Promise.all(Object.keys(stories).map((folder) => readStories(folder, () => layers())));
const editions = folders.flatMap(({ issues }) =>
  issues.flatMap(({ issue, editions: stories }) =>
    Array.from(stories, ([language, story]) => ({ slug: issue.slug, language, story })),
  ),
);
const { publishers, series, issues, banners } = catalogue;
const areUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;
const shareOf = (matches: (issue: (typeof issues)[number]) => boolean): number =>
  issues.filter(matches).length / issues.length;

describe('the demo catalogue', () => {
  it('has enough publishers, series, issues and banners', () => {
    expect(publishers.length).toBeGreaterThanOrEqual(8);
    expect(series.length).toBeGreaterThanOrEqual(10);
    expect(issues.length).toBeGreaterThanOrEqual(48);
    expect(banners.length).toBeGreaterThanOrEqual(3);
  });

  it('gives every publisher, series and issue a unique name', () => {
    expect(areUnique(publishers.map(({ username }) => username))).toBe(true);
    expect(areUnique(series.map(({ slug }) => slug))).toBe(true);
    expect(areUnique(issues.map(({ slug }) => slug))).toBe(true);
    expect(areUnique(issues.map(({ editions: [first] }) => first?.title ?? ''))).toBe(true);
    for (const { slug } of issues) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  });

  it('has the publisher of every issue, and numbers every series without gaps', () => {
    const usernames = publishers.map(({ username }) => username);
    for (const { publisher } of [...issues, ...series]) expect(usernames).toContain(publisher);
    for (const { slug, publisher } of series) {
      const seriesIssues = issues.filter((issue) => issue.series === slug);
      expect(seriesIssues.map(({ number }) => number).sort((one, other) => one - other)).toEqual(
        seriesIssues.map((_, index) => index + 1),
      );
      for (const issue of seriesIssues) expect(issue.publisher).toBe(publisher);
    }
    for (const username of usernames)
      expect(issues.some(({ publisher }) => publisher === username)).toBe(true);
  });

  it('has every genre and every parental rating', () => {
    expect(genres.filter((genre) => !issues.some((issue) => issue.genre === genre))).toEqual([]);
    expect(
      parentalRatings.filter((rating) => !issues.some(({ parentalRating }) => parentalRating === rating)),
    ).toEqual([]);
  });

  it('is drawn in at least six styles', () => {
    expect(new Set(editions.map(({ story }) => story.setup.style)).size).toBeGreaterThanOrEqual(6);
  });

  it('has issues that are free, for subscribers, for sale, for rent and announced', () => {
    expect(shareOf(({ isAvailableForAll }) => isAvailableForAll)).toBeGreaterThan(0.4);
    const onlySubscribers = issues.filter(
      ({ isAvailableForAll, isAvailableForSubscribers }) => !isAvailableForAll && isAvailableForSubscribers,
    );
    expect(onlySubscribers.length).toBeGreaterThan(3);
    expect(shareOf(({ isAvailableForSubscribers }) => !isAvailableForSubscribers)).toBeGreaterThan(0.05);
    for (const kind of ['purchase', 'rent'])
      expect(shareOf(({ merchandises }) => merchandises.some((one) => one.kind === kind))).toBeGreaterThan(
        0.05,
      );
    expect(issues.some(({ publishedDaysAgo }) => publishedDaysAgo < 0)).toBe(true);
    expect(issues.filter(({ publishedDaysAgo }) => publishedDaysAgo < 0).length).toBeLessThan(8);
  });

  it('has spreads, vertical comics, comics from right to left and comics in two languages', () => {
    expect(issues.some(({ readingMode }) => readingMode === 'vertical')).toBe(true);
    expect(issues.some(({ readingDirection }) => readingDirection === 'rtl')).toBe(true);
    expect(issues.filter(({ editions: list }) => list.length === 2).length).toBeGreaterThan(2);
    const wide = issues.filter(({ editions: list }) =>
      list.some(({ pages }) => pages.some(({ width, height }) => width > height)),
    );
    expect(wide.length).toBeGreaterThan(2);
  });

  it.each(issues)('has 8 to 24 pages with text in $slug', ({ editions: list }) => {
    for (const { pages, title, description } of list) {
      expect(pages.length).toBeGreaterThanOrEqual(8);
      expect(pages.length).toBeLessThanOrEqual(24);
      expect(title).not.toBe('');
      expect(description.length).toBeGreaterThan(30);
      for (const { panels, width, height } of pages) {
        expect(width * height).toBeGreaterThan(0);
        expect(panels.length).toBeGreaterThan(0);
        for (const panel of panels) {
          expect(panel.text.length).toBeGreaterThan(5);
          expect(panel.x + panel.width).toBeLessThanOrEqual(1.0001);
          expect(panel.y + panel.height).toBeLessThanOrEqual(1.0001);
          expect(Math.min(panel.x, panel.y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(panel.width, panel.height)).toBeGreaterThan(0.02);
        }
      }
    }
  });

  it('rejects unknown recipes', async () => {
    const slug = issues[0]?.slug ?? '';
    for (const recipe of [
      pageRecipe('nada', 'pt-br', 0),
      pageRecipe(slug, 'pt-br', 99),
      `demo/page/${slug}/fr/0`,
      publisherRecipe('nobody'),
      'demo',
    ]) {
      await expect(catalogue.draw(recipe)).rejects.toThrow(RangeError);
    }
  });

  it.each(publishers)('draws a square mark for $username', async (publisher) => {
    const { width, height } = await sharp(await catalogue.draw(publisher.picture.recipe)).metadata();
    expect([width, height]).toEqual([512, 512]);
  });

  it.each(banners)('draws the banner of $link, which links to an existing page', async (banner) => {
    const { width, height } = await sharp(await catalogue.draw(banner.picture.recipe)).metadata();
    expect([width, height]).toEqual([1920, 720]);
    const pages = [
      ...issues.map(({ slug }) => `/issue/${slug}`),
      ...series.map(({ slug }) => `/series/${slug}`),
    ];
    expect(pages).toContain(banner.link);
  });
});

const sizeOf = (slug: string, language: string) => {
  const page = issues
    .find((issue) => issue.slug === slug)
    ?.editions.find((edition) => edition.language === language)?.pages[1];
  return { width: page?.width, height: page?.height };
};

describe.each(editions)('$slug in $language', ({ slug, language, story }) => {
  it('has no layout problems', () => {
    expect(findProblems(story)).toEqual([]);
  });

  it('is drawn without undefined values and paints', () => {
    const drawings = [
      drawCover(story.cover, story.setup, slug),
      ...story.pages.map((page, index) => drawComicPage(page, story.setup, `${slug}/${index}`)),
    ];
    for (const { art, lettering } of drawings) {
      const drawing = art + lettering;
      expect(drawing).not.toMatch(/NaN|undefined|Infinity|\[object/);
      const defined = definitionsFor(drawing) + drawing;
      const paints = new Set(Array.from(drawing.matchAll(/url\(#([^)]+)\)/g), ([, name]) => name));
      for (const paint of paints) expect(defined).toContain(`id="${paint}"`);
    }
  });

  it('draws the same bytes for the same page, in the size that the catalogue states', async () => {
    const [first, second] = await Promise.all([drawStoryPage(story, 1, slug), drawStoryPage(story, 1, slug)]);
    expect(first.equals(second)).toBe(true);
    const { width, height, format } = await sharp(first).metadata();
    expect({ width, height }).toMatchObject(sizeOf(slug, language));
    expect(format).toBe('png');
  });
});
