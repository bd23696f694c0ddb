import type { Page } from '@playwright/test';
import { openFirstView } from '../open-first-view.ts';
import { expect, test, waitForApp } from '../test.ts';
import { resize } from '../widths.ts';

const covers = (page: Page) => page.getByRole('main').locator('a[href^="/issue/"]');
const listPaths = (page: Page) =>
  covers(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const topOf = async (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

const variants = [
  {
    language: 'pt-br',
    theme: 'dark',
    order: 'Ordem',
    title: 'Título, de A a Z',
    mixed: 'Ordem: Sortidos',
    free: 'Grátis',
    onDemand: 'Avulsos',
    count: /^\d+ quadrinhos$/,
  },
  {
    language: 'en-us',
    theme: 'light',
    order: 'Order',
    title: 'Title, A to Z',
    mixed: 'Sort: Shuffled',
    free: 'Free',
    onDemand: 'Buy or rent',
    count: /^\d+ comics$/,
  },
] as const;

for (const { language, theme, order, title, mixed, free, onDemand, count } of variants) {
  test.describe(`the catalogue in ${language}`, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(
        ([chosenLanguage, chosenTheme]) => {
          localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
          localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
        },
        [language, theme],
      ),
    );

    for (const width of [360, 1440]) {
      test(`counts its issues and sorts them, and nothing above moves, at ${width} px`, async ({
        page,
        expectAccessible,
      }) => {
        await resize(page, width);
        await page.goto('/catalog');
        await expect(covers(page).first()).toBeVisible();
        await expect(page.getByText(count)).toBeVisible();
        const all = await page.getByText(count).textContent();
        const tops = async () => [
          await topOf(page, 'h1'),
          await topOf(page, 'main ul:has(> li > a[href^="/issue/"])'),
        ];
        const before = await tops();
        await page.getByRole('link', { name: free, exact: true }).click();
        await expect(page.getByText(count)).not.toHaveText(all ?? '');
        await expect(covers(page).first()).toBeVisible();
        expect(await tops()).toEqual(before);
        await page.getByLabel(order).selectOption({ label: title });
        await expect(page).toHaveURL('/catalog?kind=free&order=title');
        await expect(covers(page).first()).toBeVisible();
        await expectAccessible();
        const names = await covers(page).evaluateAll((links) =>
          links.map((link) => link.querySelector('span')?.textContent ?? ''),
        );
        expect(names.length).toBeGreaterThan(2);
        expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'pt-BR')));
      });
    }

    test('shows the same shuffled order to everybody who opens a copied address', async ({
      page,
      browser,
    }) => {
      await page.goto('/catalog');
      await page.getByRole('link', { name: free, exact: true }).click();
      await expect(page).toHaveURL(/order=\d+/);
      await expect(page.getByLabel(order)).toHaveValue('');
      await expect(page.getByLabel(order).locator('option:checked')).toHaveText(mixed);
      await expect(covers(page).first()).toBeVisible();
      const own = await listPaths(page);
      const context = await browser.newContext({ viewport: page.viewportSize() });
      const other = await context.newPage();
      await other.goto(page.url());
      await expect(covers(other).first()).toBeVisible();
      const count = Math.min(10, own.length);
      expect((await listPaths(other)).slice(0, count)).toEqual(own.slice(0, count));
      await context.close();
    });

    test('scrolls the row of a phone to the chosen filter', async ({ page }) => {
      await resize(page, 360);
      await page.goto('/catalog?kind=on_demand');
      const chosen = page.getByRole('link', { name: onDemand });
      await expect(chosen).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}

test('new issues of the week are in the demo', async ({ page }) => {
  await page.goto('/catalog?new=week');
  await expect(covers(page).first()).toBeVisible();
});

test.describe('a page that is scrolled before the app has started', () => {
  test.use({ waitsForApp: false, viewport: { width: 360, height: 740 } });

  test('stays where it is', async ({ page, request }) => {
    const release = Promise.withResolvers<void>();
    // The first script lets the page be shown.
    await page.route(/\/assets\/(?!theme\.)[^/]*\.js$/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await openFirstView(page, request, '/catalog');
    await expect(covers(page).nth(8)).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    release.resolve();
    await waitForApp(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });
});
