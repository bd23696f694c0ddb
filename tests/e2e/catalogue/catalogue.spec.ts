import type { Page, Request } from '@playwright/test';
import { goOffline, waitForQuiet } from '../quiet.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const covers = (page: Page) => main(page).locator('a[href^="/issue/"]');
const endOfList = /Você chegou ao fim/;
const isCatalogueCall = (request: Request) => request.url().includes('/api/comics/exploration/issue/');

/** The address of the catalogue with filters, and with the shuffled order of the visit. */
const addressWith = (filters = ''): RegExp => new RegExp(`/catalog\\?${filters && `${filters}&`}order=\\d+$`);

async function issuePaths(page: Page): Promise<(string | null)[]> {
  return covers(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(endOfList)).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [50] });
}

test('an address with filters applies them, with a link to clear them', async ({ page }) => {
  await page.goto('/catalog?kind=free&rating=12&genre=nada');
  await expect(covers(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Grátis', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByLabel('Classificação', { exact: true })).toHaveValue('12');
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('');
  await expect(main(page).getByTitle('Não recomendado para menores de 16 anos')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(addressWith());
  await expect(page.getByRole('link', { name: 'Todos', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the back button returns to each earlier choice of filters', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const all = await issuePaths(page);
  await page.getByRole('link', { name: 'Grátis', exact: true }).click();
  await expect(page).toHaveURL(addressWith('kind=free'));
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Terror' });
  await expect(page).toHaveURL(addressWith('kind=free&genre=horror'));
  await page.getByRole('button', { name: 'Novos desta semana' }).click();
  await expect(page).toHaveURL(addressWith('kind=free&genre=horror&new=week'));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(addressWith('kind=free'));
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/catalog');
  // More issues may be loaded now, because the next page is requested early.
  await expect.poll(async () => (await issuePaths(page)).slice(0, all.length)).toEqual(all);
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Grátis', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('the order stays the same during a visit, and no list is loaded twice or beyond its end', async ({
  page,
}) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const requests: string[] = [];
  const requestsFor = (kind: string) =>
    requests.filter((address) => address.includes(`filter=${kind}`)).length;
  page.on('request', (request) => isCatalogueCall(request) && requests.push(request.url()));
  await page.getByRole('link', { name: 'Grátis', exact: true }).click();
  await scrollToEnd(page);
  const freeRequestCount = requestsFor('free');
  const module = /exploration\/issue\/(\d+)/.exec(requests[0] ?? '')?.[1];
  expect([7, 11, 23, 31, 41, 53, 61, 71, 83, 97]).toContain(Number(module));
  await page.getByRole('link', { name: 'Na assinatura' }).click();
  await expect.poll(() => requestsFor('subscription')).toBeGreaterThan(0);
  expect(requests.every((address) => address.includes(`/exploration/issue/${module}?`))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(addressWith('kind=free'));
  // The address changes before the list.
  await expect(page.getByRole('link', { name: 'Grátis', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await scrollToEnd(page);
  expect(requestsFor('free')).toBe(freeRequestCount);
  const genreRequest = page.waitForRequest('**/api/comics/exploration/genre/**');
  await page.getByRole('navigation', { name: 'Gêneros' }).getByRole('link', { name: 'Drama' }).click();
  expect(new URL((await genreRequest).url()).searchParams.get('module')).toBe(module);
});

test('the filtered list keeps its position after a return from an issue', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/catalog?rating=16');
  await expect(covers(page).first()).toBeVisible();
  await scrollToEnd(page);
  const last = covers(page).last();
  const title = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/catalog?rating=16');
  await expect(main(page).locator(`a[href="${title}"]`)).toBeInViewport();
});

test('the list keeps its position when the tab has shown it before', async ({ page }) => {
  const openAndReturn = async (index: number) => {
    await page.goto('/catalog?order=title');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await covers(page).count()).toBeGreaterThan(35);
    }).toPass({ intervals: [100] });
    const cover = covers(page).nth(index);
    await cover.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await waitForQuiet(page);
    const top = (await cover.boundingBox())?.y ?? Number.NaN;
    await cover.click();
    await expect(page).toHaveURL(/\/issue\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForQuiet(page);
    await page.goBack();
    await expect(page).toHaveURL('/catalog?order=title');
    await expect(cover).toBeInViewport();
    await expect
      .poll(async () => Math.abs(((await cover.boundingBox())?.y ?? Number.NaN) - top))
      .toBeLessThan(4);
  };
  await openAndReturn(34);
  await openAndReturn(14);
});

test('filters work with the keyboard, and the focus stays on the chosen filter', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const free = page.getByRole('link', { name: 'Grátis', exact: true });
  await page.getByRole('link', { name: 'Todos', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(free).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressWith('kind=free'));
  await expect(free).toBeFocused();
  for (const _ of ['subscription', 'on demand', 'order', 'genre']) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Gênero', { exact: true })).toBeFocused();
  // Only one genre starts with T.
  await page.keyboard.press('t');
  await expect(page).toHaveURL(addressWith('kind=free&genre=horror'));
  await expect(page.getByLabel('Gênero', { exact: true })).toBeFocused();
  for (const _ of ['rating', 'new']) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(addressWith('kind=free&genre=horror&new=week'));
  await expect(page.getByRole('button', { name: 'Novos desta semana' })).toBeFocused();
});

test('the keyboard reaches the last issue', async ({ page }) => {
  await page.goto('/catalog?kind=free');
  await covers(page).first().focus();
  await expect(async () => {
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByText(endOfList)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await covers(page).last().focus();
  await expect(covers(page).last()).toBeInViewport();
});

test('filters that match nothing show a message and a link to clear them', async ({ page }) => {
  await page.route('**/api/comics/exploration/issue/**', async (route) => {
    const isNarrow = route.request().url().includes('genre=war');
    if (!isNarrow) return route.continue();
    await route.fulfill({ json: { items: [], page: 0, limit: 20, hasNext: false, total: 0 } });
  });
  await page.goto('/catalog');
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Guerra' });
  await expect(page.getByText('Nenhum quadrinho combina com estes filtros.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Limpar filtros' }).last().click();
  await expect(covers(page).first()).toBeVisible();
});

test('a late response is not shown under another filter', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const release = Promise.withResolvers<void>();
  await page.route('**/api/comics/exploration/issue/*genre=horror*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Terror' });
  await expect(covers(page)).toHaveCount(0);
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Faroeste' });
  await expect(main(page).getByText(/Você chegou ao fim|Nenhum quadrinho combina/)).toBeVisible();
  const shown = await issuePaths(page);
  const late = page.waitForResponse('**/api/comics/exploration/issue/*genre=horror*');
  release.resolve();
  await (await late).finished();
  expect(await issuePaths(page)).toEqual(shown);
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('western');
});

test('a list that changes between pages shows no issue twice', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  await page.route('**/api/comics/exploration/issue/*', async (route) => {
    const address = new URL(route.request().url());
    // Simulates an issue that was added at the front after the first page was loaded.
    if (address.searchParams.get('page') === '0') return route.continue();
    const response = await route.fetch();
    const before = await route.fetch({ url: address.href.replace('page=1', 'page=0') });
    const slice = await response.json();
    const moved = (await before.json()).items.at(-1);
    await route.fulfill({ json: { ...slice, items: [moved, ...slice.items] } });
  });
  await page.getByLabel('Classificação', { exact: true }).selectOption({ label: 'Até 16 anos' });
  await scrollToEnd(page);
  const all = await issuePaths(page);
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all).size).toBe(all.length);
});

test.describe('the catalogue without a network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('shows a failure, keeps loaded lists, and continues automatically', async ({ page, context }) => {
    await page.goto('/catalog');
    await expect(covers(page).first()).toBeVisible();
    await goOffline(page);
    await page.getByRole('link', { name: 'Grátis', exact: true }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await page.goBack();
    await expect(covers(page).first()).toBeVisible();
    await page.goForward();
    await waitForQuiet(page);
    await expect(main(page).getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await expect(covers(page).first()).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });
});

test('a genre has a page with a sentence, its issues and the other genres', async ({ page }) => {
  await page.goto('/catalog');
  await page.getByRole('navigation', { name: 'Gêneros' }).getByRole('link', { name: 'Terror' }).click();
  await expect(page).toHaveURL('/genre/horror');
  await expect(page).toHaveTitle('Terror – Banca');
  await expect(page.getByText('Melhor ler de luz acesa.')).toBeVisible();
  await expect(covers(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Ficção científica' }).click();
  await expect(page).toHaveURL('/genre/science-fiction');
  await expect(page.getByRole('heading', { level: 1, name: 'Ficção científica' })).toBeVisible();
  await page.getByRole('link', { name: 'Filtrar e ordenar' }).click();
  await expect(page).toHaveURL('/catalog?genre=science-fiction');
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('science fiction');
});

test.describe('an unknown genre', () => {
  test.use({ expectedConsole: /404/ });

  test('offers a search', async ({ page }) => {
    await page.goto('/genre/rock-progressivo');
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?s=rock(%20|\+)progressivo/);
  });
});

test('catalogue and genres are available in English', async ({ page }) => {
  await page.goto('/catalog?kind=free');
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('link', { name: 'Free', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'New this week' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Genres' }).getByRole('link', { name: 'Horror' }).click();
  await expect(page.getByText('Better read with the lights on.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
