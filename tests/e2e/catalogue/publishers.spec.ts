import { expect, test } from '../test.ts';

test('a visitor goes from all publishers to one, and from there to what it publishes', async ({ page }) => {
  await page.goto('/publishers');
  await expect(page).toHaveTitle('Editoras – Banca');
  const main = page.getByRole('main');
  const card = main.getByRole('link', { name: /^Ipê Amarelo/ });
  await expect(card).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ipê Amarelo/ })).toBeVisible();
  await expect(page).toHaveURL(/\/publisher\/[\w.-]+$/);
  await expect(main.getByText(/\d+ séries? · \d+ ediç(ão|ões)/)).toBeVisible();
  await expect(main.getByRole('region', { name: 'Séries' }).getByRole('link').first()).toBeVisible();
  await expect(main.locator('a[href^="/issue/"]').first()).toBeVisible();
  expect(asked.filter((path) => path.includes('/publisher/username/'))).toEqual([]);
  await page.goBack();
  await expect(card).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/comics/publisher'))).toEqual([]);
});

test('what a crawler is told does not bother the browser: its content policy allows it', async ({
  page,
  request,
}) => {
  // On a busy machine they may come too late for the first page, but not for the second.
  await expect(async () => {
    const html = await (
      await request.get('/publisher/ipe-amarelo', { headers: { accept: 'text/html' } })
    ).text();
    expect(html).toContain('application/ld+json');
  }).toPass({ timeout: 20_000 });
  const answer = await page.goto('/publisher/ipe-amarelo');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');
  // The console has said nothing, or this test would fail.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Organization', 'BreadcrumbList']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/publisher\/ipe-amarelo$/);
});

test.describe('of a publisher that does not exist', () => {
  test.use({ expectedConsole: /404/ });

  test('the screen says so and leads to a search and to the others', async ({ page }) => {
    await page.goto('/publisher/nuvem-rosa');
    await expect(page.getByText('Não encontramos esta editora.')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('nuvem rosa');
    await main.getByRole('link', { name: 'Ver as editoras' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Editoras' })).toBeVisible();
  });
});

test.describe('when the network does not answer', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test('the list says so in its place and comes when it is asked for again', async ({ page }) => {
    await page.goto('/catalog');
    let asked = 0;
    await page.route('**/api/comics/publisher?*', (route) => {
      asked += 1;
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
    expect(asked).toBe(1);
  });
});
