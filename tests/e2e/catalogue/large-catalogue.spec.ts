import type { Page } from '@playwright/test';
import { withTypingError } from '../../bench/bench-queries.ts';
import { slugAt, titleAt } from '../../comics/large-catalogue.ts';
import { largePort } from '../port.ts';
import { scrollThrough, scrollTo } from '../scrolling.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize, widths } from '../widths.ts';

/** Both languages test all widths, one from the smallest and one from the largest on. */
const variants = [
  {
    code: 'pt-br',
    language: 'pt-BR',
    widthsInOrder: widths,
    newest: 'Chegou agora',
    publishers: 'Editoras',
    free: 'Grátis',
    genre: 'Gênero',
    comics: 'Quadrinhos',
    openSearch: 'Abrir a busca',
    ofPublisher: /\d+ séries · \d{4} edições/,
    ofSeries: '15 edições',
  },
  {
    code: 'en-us',
    language: 'en-US',
    widthsInOrder: widths.toReversed(),
    newest: 'Just arrived',
    publishers: 'Publishers',
    free: 'Free',
    genre: 'Genre',
    comics: 'Comics',
    openSearch: 'Open the search',
    ofPublisher: /\d+ series · \d{4} issues/,
    ofSeries: '15 issues',
  },
] as const;

const covers = (page: Page) => page.getByRole('main').locator('a[href^="/issue/"]');
const addresses = (page: Page) =>
  covers(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const shown = await covers(page).count();
    // After each hundred the list waits for a press.
    if (shown % 100 === 0 && shown < count) {
      await page.getByRole('button', { name: /Carregar mais|Load more/ }).click({ timeout: 500 });
    }
    expect(shown).toBeGreaterThanOrEqual(count);
  }).toPass({ intervals: [50] });
}

async function expectFitsThrough(page: Page, widthsInOrder: readonly number[]): Promise<void> {
  for (const width of widthsInOrder) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
}

/** The requests of the page whose addresses match, in order. */
function watchLists(page: Page, pattern: RegExp): URL[] {
  const requests: URL[] = [];
  page.on('request', (request) => pattern.test(request.url()) && requests.push(new URL(request.url())));
  return requests;
}

const pagesOf = (requests: readonly URL[]) =>
  requests.map(({ searchParams }) => Number(searchParams.get('page')));
/** The first page may be part of the served page. */
const expectInOrder = (pages: readonly number[]) =>
  expect(pages).toEqual(pages.map((_, index) => index + (pages[0] === 1 ? 1 : 0)));

test.describe.configure({ mode: 'parallel' });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext();
  const state = async () => (await request.get(`http://127.0.0.1:${largePort + 1}`)).text();
  await expect.poll(state, { timeout: 290_000, intervals: [1000] }).not.toBe('filling');
  expect(await state()).toBe('open');
  await request.dispose();
});

for (const { code, language, widthsInOrder, ...texts } of variants) {
  test.describe(`with 100,000 issues, in ${language}, from ${widthsInOrder[0]} px on`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: widthsInOrder[0] ?? 0, height: 800 });
      await page.addInitScript(
        (chosen) => localStorage.setItem('banca.language', JSON.stringify(chosen)),
        code,
      );
    });

    test('the home screen shows new issues, four genres and many publishers', async ({ page }) => {
      await page.goto('/');
      const region = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
      await expect(region(texts.newest).getByRole('link').first()).toBeVisible();
      await scrollThrough(page);
      await expect(region(texts.newest).getByRole('listitem')).toHaveCount(10);
      const genres = page.getByRole('main').locator('section:has(a[href^="/genre/"])');
      await expect(genres).toHaveCount(4);
      for (let index = 0; index < 4; index += 1) {
        // A genre that replaced an empty one loads when it is scrolled near.
        await scrollTo(genres.nth(index));
        await expect(genres.nth(index).getByRole('listitem')).toHaveCount(20);
      }
      await expect(region(texts.publishers).getByRole('listitem')).toHaveCount(150);
      await expectFitsThrough(page, widthsInOrder);
    });

    test('the catalogue shows five pages in the order of the service without duplicates, and filters', async ({
      page,
    }) => {
      const requests = watchLists(page, /\/exploration\/issue\//);
      await page.goto('/catalog');
      await expect(covers(page).first()).toBeVisible();
      await scrollUntil(page, 100);
      const shown = await addresses(page);
      expect(new Set(shown).size).toBe(shown.length);
      expectInOrder(pagesOf(requests));
      const [first] = requests;
      const expected: string[] = [];
      for (let number = 0; number < 5; number += 1) {
        first?.searchParams.set('page', String(number));
        const { items } = await (await page.request.get(String(first))).json();
        expected.push(...items.map(({ slug }: { slug: string }) => `/issue/${slug}`));
      }
      expect(shown.slice(0, 100)).toEqual(expected);
      await expectFitsThrough(page, widthsInOrder);

      await page.evaluate(() => window.scrollTo(0, 0));
      await page.getByRole('link', { name: texts.free, exact: true }).click();
      await expect(page).toHaveURL(/\/catalog\?kind=free&order=\d+$/);
      const answered = page.waitForResponse(/filter=free.*genre=horror|genre=horror.*filter=free/);
      await page.getByLabel(texts.genre, { exact: true }).selectOption('horror');
      const { items } = await (await answered).json();
      expect(items).toHaveLength(20);
      for (const issue of items) expect(issue).toMatchObject({ genre: 'horror', isAvailableForAll: true });
      await expect(covers(page).first()).toHaveAttribute('href', `/issue/${items[0].slug}`);
      await expectFitsThrough(page, widthsInOrder);
    });

    test('a title with a typing error is found, also in the header', async ({ page }) => {
      const index = 9739;
      const mistyped = withTypingError(titleAt(index), index);
      expect(mistyped).not.toBe(titleAt(index));
      await page.goto(`/search?s=${encodeURIComponent(mistyped)}`);
      const results = page.getByRole('region', { name: texts.comics, exact: true });
      await expect(results.locator(`a[href="/issue/${slugAt(index)}"]`)).toBeVisible();
      await expectFitsThrough(page, widthsInOrder);
      await page.goto('/catalog');
      await expect(covers(page).first()).toBeVisible();
      await page.setViewportSize({ width: widthsInOrder[0] ?? 0, height: 800 });
      const opener = page.getByRole('button', { name: texts.openSearch });
      if (await opener.isVisible()) await opener.click();
      const field = page.getByRole('banner').getByRole('combobox');
      await field.fill(mistyped);
      await page
        .getByRole('option', { name: titleAt(index) })
        .first()
        .click();
      // Several issues may have the same title.
      await expect(page.getByRole('heading', { level: 1, name: titleAt(index), exact: true })).toBeVisible();
    });

    test('a word with thousands of results loads pages without duplicates', async ({ page, request }) => {
      const requests = watchLists(page, /\/issue\/search\?/);
      await page.goto('/search?s=casa');
      await expect(covers(page).first()).toBeVisible();
      await scrollUntil(page, 60);
      const shown = await addresses(page);
      expect(new Set(shown).size).toBe(shown.length);
      expectInOrder(pagesOf(requests));
      for (const address of shown.slice(0, 10)) {
        const issue = await (
          await request.get(`/api/comics/issue/slug/${address?.split('/').at(-1)}`)
        ).json();
        const series = await request.get(`/api/comics/series/issue/${issue.externalId}`);
        // The word is in the title of the issue or of its series.
        expect(`${issue.content.title} ${series.ok() ? (await series.json()).title : ''}`).toMatch(/casa/i);
      }
      await expectFitsThrough(page, widthsInOrder);
    });

    test('a long series and a large publisher show their counts, and load more', async ({ page }) => {
      await page.goto('/series/serie-1000');
      await expect(page.getByText(texts.ofSeries, { exact: true })).toBeVisible();
      await expect(covers(page)).toHaveCount(15);
      await expectFitsThrough(page, widthsInOrder);
      const requests = watchLists(page, /\/issue\/publisher\//);
      await page.goto('/publisher/editora-0');
      await expect(page.getByText(texts.ofPublisher)).toBeVisible();
      await scrollUntil(page, 60);
      const shown = await addresses(page);
      expect(new Set(shown).size).toBe(shown.length);
      expectInOrder(pagesOf(requests));
      await expectFitsThrough(page, widthsInOrder);
    });
  });
}

test('the sitemap index leads a crawler to each of 100,000 issues', async ({ request }) => {
  const index = await request.get('/sitemap.xml');
  expect(index.status()).toBe(200);
  const sitemaps = [...(await index.text()).matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(sitemaps.length).toBeGreaterThanOrEqual(3);
  const addresses = new Set<string>();
  for (const sitemap of sitemaps) {
    const file = await (await request.get(sitemap)).text();
    for (const [, address = ''] of file.matchAll(/<url><loc>([^<]+)<\/loc>/g)) addresses.add(address);
  }
  const issueAddresses = [...addresses].filter((address) => address.includes('/issue/'));
  // Withdrawn and future issues and those of inactive publishers are left out.
  expect(issueAddresses.length).toBeGreaterThan(90_000);
});
