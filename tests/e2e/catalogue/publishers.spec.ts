import type { Locator } from '@playwright/test';
import { waitForQuiet } from '../quiet.ts';
import { chooseDisplay } from '../set-display.ts';
import { expect, test } from '../test.ts';

test('a visitor opens a publisher from the list, with its series and issues', async ({ page }) => {
  await page.goto('/publishers');
  await expect(page).toHaveTitle('Editoras – Banca');
  const main = page.getByRole('main');
  const card = main.getByRole('link', { name: /^Ipê Amarelo/ });
  await expect(card).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ipê Amarelo/ })).toBeVisible();
  await expect(page).toHaveURL(/\/publisher\/[\w.-]+$/);
  await expect(main.getByText(/\d+ séries? · \d+ ediç(ão|ões)/)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Séries' }).getByRole('link').first()).toBeVisible();
  await expect(main.locator('a[href^="/issue/"]').first()).toBeVisible();
  expect(requests.filter((path) => path.includes('/publisher/username/'))).toEqual([]);
  await page.goBack();
  await expect(card).toBeVisible();
  expect(requests.filter((path) => path.endsWith('/comics/publisher'))).toEqual([]);
});

test('the content security policy allows the structured data for crawlers', async ({ page, request }) => {
  // On a busy machine the data may be too late for the first response, but not for the second.
  await expect(async () => {
    const html = await (
      await request.get('/publisher/ipe-amarelo', { headers: { accept: 'text/html' } })
    ).text();
    expect(html).toContain('application/ld+json');
  }).toPass({ timeout: 20_000 });
  const response = await page.goto('/publisher/ipe-amarelo');
  expect(response?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  // A violation would be in the console and fail the test.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Organization', 'BreadcrumbList']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/publisher\/ipe-amarelo$/);
});

test.describe('an unknown publisher', () => {
  test.use({ expectedConsole: /404/ });

  test('offers a search and a link to all publishers', async ({ page }) => {
    await page.goto('/publisher/nuvem-rosa');
    await expect(page.getByText('Não encontramos esta editora.')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('nuvem rosa');
    await main.getByRole('link', { name: 'Ver as editoras' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editoras' })).toBeVisible();
  });
});

test.describe('publishers without a network', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test('shows a failure in the place of the list, and retries', async ({ page }) => {
    await page.goto('/catalog');
    let requestCount = 0;
    await page.route('**/api/comics/publisher?*', (route) => {
      requestCount += 1;
      return route.abort();
    });
    await page.evaluate(() => {
      window.history.pushState(null, '', '/publishers');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/comics/publisher?*');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /Ipê/ })).toBeVisible();
    expect(requestCount).toBe(1);
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not rendered.');
  return box;
}

for (const width of [360, 1440]) {
  for (const [language, theme] of [
    ['pt-br', 'dark'],
    ['en-us', 'light'],
  ] as const) {
    test(`a publisher has its colour, banner and featured series at ${width} px, ${language}, ${theme}`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await chooseDisplay(page, { language, theme });
      await page.goto('/publisher/ipe-amarelo');
      const head = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::section');
      await expect(head).toHaveCSS('background-color', 'rgb(74, 28, 107)');
      await expect(head.locator('img')).toHaveCount(2);
      const featured = page.getByRole('region', { name: 'Cordel de Meia-Lua' });
      const start = featured.getByRole('link');
      await expect(start).toHaveAttribute('href', '/series/cordel-de-meia-lua');
      // In the first view, above the bar of a phone.
      const startBox = await boxOf(start);
      expect(startBox.y + startBox.height).toBeLessThan(width < 640 ? 740 - 60 : 740);
      const banner = await boxOf(head.locator('img').first());
      for (const text of await head.locator('h1, p, a, button').all()) {
        const box = await boxOf(text);
        const isBeside = box.y >= banner.y + banner.height || box.x + box.width <= banner.x;
        expect([await text.textContent(), isBeside]).toEqual([await text.textContent(), true]);
      }
      await expectAccessible();
    });
  }
}

test('the page of a publisher keeps its position after a return from an issue', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/publisher/meia-noite');
  const cover = page.getByRole('main').locator('li > a[href^="/issue/"]').first();
  await expect(cover).toBeVisible();
  await cover.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 500));
  await waitForQuiet(page);
  const top = (await cover.boundingBox())?.y ?? Number.NaN;
  expect(top).toBeGreaterThan(300);
  await cover.click();
  await expect(page).toHaveURL(/\/issue\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForQuiet(page);
  await page.goBack();
  await expect(page).toHaveURL('/publisher/meia-noite');
  await expect
    .poll(async () => Math.abs(((await cover.boundingBox())?.y ?? Number.NaN) - top))
    .toBeLessThan(4);
});
