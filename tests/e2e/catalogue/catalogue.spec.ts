import type { Page, Request } from '@playwright/test';
import { loseNetwork, untilQuiet } from '../quiet.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const covers = (page: Page) => main(page).locator('a[href^="/issue/"]');
const end = /Você chegou ao fim/;
const isCatalogueCall = (request: Request) => request.url().includes('/api/comics/exploration/issue/');

async function slugs(page: Page): Promise<(string | null)[]> {
  return covers(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText(end)).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [50] });
}

test('an address with filters opens what it asks for, and says how to clear them', async ({ page }) => {
  await page.goto('/catalog?kind=free&rating=12&genre=nada');
  await expect(covers(page).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Grátis' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel('Classificação', { exact: true })).toHaveValue('12');
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('');
  await expect(main(page).getByTitle('Não recomendado para menores de 16 anos')).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/catalog');
  await expect(page.getByRole('link', { name: 'Todos', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('each choice is a place that the back button returns to', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const all = await slugs(page);
  await page.getByRole('link', { name: 'Grátis' }).click();
  await expect(page).toHaveURL('/catalog?kind=free');
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Terror' });
  await expect(page).toHaveURL('/catalog?kind=free&genre=horror');
  await page.getByRole('button', { name: 'Novos desta semana' }).click();
  await expect(page).toHaveURL('/catalog?kind=free&genre=horror&new=week');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/catalog?kind=free');
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/catalog');
  // More of them may have come since, as the next page is asked for ahead.
  await expect.poll(async () => (await slugs(page)).slice(0, all.length)).toEqual(all);
  await page.goForward();
  await expect(page.getByRole('link', { name: 'Grátis' })).toHaveAttribute('aria-current', 'true');
});

test('the order stays for the visit, and no list is asked for twice or after its end', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const asked: string[] = [];
  const askedFor = (kind: string) => asked.filter((address) => address.includes(`filter=${kind}`)).length;
  page.on('request', (request) => isCatalogueCall(request) && asked.push(request.url()));
  await page.getByRole('link', { name: 'Grátis' }).click();
  await scrollToEnd(page);
  const ofFree = askedFor('free');
  const module = /exploration\/issue\/(\d+)/.exec(asked[0] ?? '')?.[1];
  expect([7, 11, 23, 31, 41, 53, 61, 71, 83, 97]).toContain(Number(module));
  await page.getByRole('link', { name: 'Na assinatura' }).click();
  await expect.poll(() => askedFor('subscription')).toBeGreaterThan(0);
  expect(asked.every((address) => address.includes(`/exploration/issue/${module}?`))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/catalog?kind=free');
  await scrollToEnd(page);
  expect(askedFor('free')).toBe(ofFree);
  const genreAsked = page.waitForRequest('**/api/comics/exploration/genre/**');
  await page.getByRole('navigation', { name: 'Gêneros' }).getByRole('link', { name: 'Drama' }).click();
  expect(new URL((await genreAsked).url()).searchParams.get('module')).toBe(module);
});

test('whoever comes back from an issue finds the filtered list as it was left', async ({ page }) => {
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

test('by keyboard alone one filters, and the focus stays on what was chosen', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const free = page.getByRole('link', { name: 'Grátis' });
  await page.getByRole('link', { name: 'Todos', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(free).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog?kind=free');
  await expect(free).toBeFocused();
  for (const _ of ['subscription', 'on demand', 'genre']) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Gênero', { exact: true })).toBeFocused();
  // The only genre with this letter.
  await page.keyboard.press('t');
  await expect(page).toHaveURL('/catalog?kind=free&genre=horror');
  await expect(page.getByLabel('Gênero', { exact: true })).toBeFocused();
  for (const _ of ['rating', 'new']) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/catalog?kind=free&genre=horror&new=week');
  await expect(page.getByRole('button', { name: 'Novos desta semana' })).toBeFocused();
});

test('by keyboard alone one reaches the last issue', async ({ page }) => {
  await page.goto('/catalog?kind=free');
  await covers(page).first().focus();
  await expect(async () => {
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByText(end)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await covers(page).last().focus();
  await expect(covers(page).last()).toBeInViewport();
});

test('filters that match nothing say so and lead out', async ({ page }) => {
  await page.route('**/api/comics/exploration/issue/**', async (route) => {
    const isNarrow = route.request().url().includes('genre=war');
    if (!isNarrow) return route.continue();
    await route.fulfill({ json: { items: [], page: 0, limit: 20, hasNext: false } });
  });
  await page.goto('/catalog');
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Guerra' });
  await expect(page.getByText('Nenhum quadrinho combina com estes filtros.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Limpar filtros' }).last().click();
  await expect(covers(page).first()).toBeVisible();
});

test('an answer that comes late is not shown under another filter', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/comics/exploration/issue/*genre=horror*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Terror' });
  await expect(covers(page)).toHaveCount(0);
  await page.getByLabel('Gênero', { exact: true }).selectOption({ label: 'Faroeste' });
  await expect(main(page).getByText(/Você chegou ao fim|Nenhum quadrinho combina/)).toBeVisible();
  const shown = await slugs(page);
  const late = page.waitForResponse('**/api/comics/exploration/issue/*genre=horror*');
  held.resolve();
  await (await late).finished();
  expect(await slugs(page)).toEqual(shown);
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('western');
});

test('a list that changes while it is paged shows nothing twice', async ({ page }) => {
  await page.goto('/catalog');
  await expect(covers(page).first()).toBeVisible();
  await page.route('**/api/comics/exploration/issue/*', async (route) => {
    const address = new URL(route.request().url());
    // As if one issue had come in front of all others after the first page.
    if (address.searchParams.get('page') === '0') return route.continue();
    const response = await route.fetch();
    const before = await route.fetch({ url: address.href.replace('page=1', 'page=0') });
    const slice = await response.json();
    const moved = (await before.json()).items.at(-1);
    await route.fulfill({ json: { ...slice, items: [moved, ...slice.items] } });
  });
  await page.getByLabel('Classificação', { exact: true }).selectOption({ label: 'Até 16 anos' });
  await scrollToEnd(page);
  const all = await slugs(page);
  expect(all.length).toBeGreaterThan(20);
  expect(new Set(all).size).toBe(all.length);
});

test.describe('without a network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('the catalogue says so, keeps what it has, and goes on by itself', async ({ page, context }) => {
    await page.goto('/catalog');
    await expect(covers(page).first()).toBeVisible();
    await loseNetwork(page);
    await page.getByRole('link', { name: 'Grátis' }).click();
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await page.goBack();
    await expect(covers(page).first()).toBeVisible();
    await page.goForward();
    await untilQuiet(page);
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
  await page.getByRole('link', { name: 'Filtrar no catálogo' }).click();
  await expect(page).toHaveURL('/catalog?genre=science-fiction');
  await expect(page.getByLabel('Gênero', { exact: true })).toHaveValue('science fiction');
});

test.describe('of a genre that is none', () => {
  test.use({ expectedConsole: /404/ });

  test('the page offers a search', async ({ page }) => {
    await page.goto('/genre/rock-progressivo');
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?s=rock(%20|\+)progressivo/);
  });
});

test('catalogue and genres speak English', async ({ page }) => {
  await page.goto('/catalog?kind=free');
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('link', { name: 'Free', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'New this week' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Genres' }).getByRole('link', { name: 'Horror' }).click();
  await expect(page.getByText('Better read with the lights on.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
