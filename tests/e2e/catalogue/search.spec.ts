import type { Page } from '@playwright/test';
import { loseNetwork, signOut } from '../quiet.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function searchFor(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Resultados para “${text}”` })).toBeVisible();
}

test('issues, series and publishers are found, each in its place', async ({ page }) => {
  await page.goto('/search?s=turno');
  await expect(page).toHaveTitle('Resultados para “turno” – Banca');
  const series = page.getByRole('region', { name: 'Séries' });
  await expect(series.getByRole('link', { name: /Turno da Noite/ })).toHaveAttribute('href', /^\/series\//);
  const issues = page.getByRole('region', { name: 'Quadrinhos' });
  await expect(issues.getByRole('link').first()).toBeVisible();
  await page.goto('/search?s=editora+de+teste');
  const publishers = page.getByRole('region', { name: 'Editoras' });
  await expect(publishers.getByRole('link', { name: /Editora de Teste/ })).toHaveAttribute(
    'href',
    /^\/publisher\//,
  );
});

test('what is found with more than a row has a page of its own', async ({ page }) => {
  await page.route('**/api/comics/series/search*', async (route) => {
    const { page: number, limit } = Object.fromEntries(new URL(route.request().url()).searchParams);
    const items = Array.from({ length: 20 }, (_, place) => ({
      externalId: `series-${number}-${place}`,
      slug: `serie-${number}-${place}`,
      title: `Série ${Number(number) * 20 + place + 1}`,
      description: '',
      cover: null,
      parentalRating: 'L',
      publisher: { dragonId: 'p', name: 'Editora', username: 'editora', picture: null },
    }));
    await route.fulfill({
      json: { items, page: Number(number), limit: Number(limit), hasNext: number === '0' },
    });
  });
  await page.goto('/catalog');
  await searchFor(page, 'turno');
  await page.getByRole('link', { name: 'Ver todos: Séries' }).click();
  await expect(page).toHaveURL('/search?s=turno&in=series');
  await expect(page.getByRole('heading', { level: 2, name: 'Séries' })).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(main(page).locator('a[href^="/series/"]')).toHaveCount(40, { timeout: 500 });
  }).toPass({ intervals: [50] });
  await page.goBack();
  await expect(page).toHaveURL('/search?s=turno');
  await expect(page.getByRole('region', { name: 'Quadrinhos' })).toBeVisible();
});

test('where nothing is found, what may have been meant is one press away', async ({ page }) => {
  await page.route('**/api/comics/issue/search/suggestions*', (route) =>
    route.fulfill({ json: ['Turno da Noite'] }),
  );
  await page.goto('/catalog');
  await searchFor(page, 'xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado :(' })).toBeVisible();
  await expect(main(page).getByText('Será que você não quis dizer: Turno da Noite?')).toBeVisible();
  await main(page).getByRole('button', { name: 'Buscar: Turno da Noite' }).click();
  await expect(page).toHaveURL(/s=Turno/);
  await expect(field(page)).toHaveValue('Turno da Noite');
  await expect(page.getByRole('region', { name: 'Quadrinhos' }).getByRole('link').first()).toBeVisible();
});

test('the header suggests two issues at most, and what else may have been meant', async ({ page }) => {
  await page.route('**/api/comics/issue/search/suggestions*', (route) =>
    route.fulfill({ json: ['Trovoada'] }),
  );
  await page.goto('/catalog');
  await field(page).fill('turno');
  const group = page.getByRole('group', { name: 'Quadrinhos' });
  await expect(group.getByRole('option')).toHaveCount(3);
  await expect(option(page, 'Ver todos: Quadrinhos')).toHaveAttribute('href', '/search?s=turno');
  await field(page).fill('xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado :(' })).toBeVisible();
  await page.getByRole('button', { name: 'Buscar: Trovoada' }).click();
  await expect(field(page)).toHaveValue('Trovoada');
  await expect(option(page, /Trovoada/).first()).toBeVisible();
});

test('the last question wins when answers come in another order', async ({ page }) => {
  await page.goto('/catalog');
  const held = Promise.withResolvers<void>();
  await page.route(/issue\/search\?.*query=turno/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/query=turno/);
  await field(page).fill('turno');
  await asked;
  await field(page).fill('trovoada');
  await expect(option(page, /Trovoada/).first()).toBeVisible();
  const late = page.waitForResponse(/query=turno/);
  held.resolve();
  await (await late).finished();
  await expect(option(page, /Trovoada/).first()).toBeVisible();
  await expect(option(page, /Turno/)).toHaveCount(0);
});

test('on the search screen too, whatever comes late', async ({ page }) => {
  await page.goto('/catalog');
  const held = Promise.withResolvers<void>();
  await page.route(/issue\/search\?.*query=turno.*limit=20/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await searchFor(page, 'turno');
  await searchFor(page, 'trovoada');
  const issues = page.getByRole('region', { name: 'Quadrinhos' });
  await expect(issues.getByRole('link', { name: /Trovoada/ }).first()).toBeVisible();
  const late = page.waitForResponse(/query=turno.*limit=20/);
  held.resolve();
  await (await late).finished();
  await expect(issues.getByRole('link', { name: /Turno/ })).toHaveCount(0);
});

test('what was searched for is offered in the empty field, by keys too', async ({ page }) => {
  await page.goto('/catalog');
  await searchFor(page, 'turno');
  await searchFor(page, 'trovoada');
  await searchFor(page, 'Turno');
  await page.goto('/catalog');
  await field(page).click();
  const recent = page.getByRole('group', { name: 'Buscas recentes' }).getByRole('option');
  await expect(recent).toHaveText(['Turno', 'trovoada', 'Gerenciar buscas']);
  await expect(page.getByRole('listbox', { name: 'Buscas recentes' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Turno')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'trovoada')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(recent).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^(Turno|trovoada)$/).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
});

test('nothing is remembered while one types, and a suggestion that is followed is', async ({ page }) => {
  await page.goto('/catalog');
  await field(page).fill('trov');
  await option(page, /Trovoada/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/issue\//);
  await page.goto('/search');
  await expect(page.getByRole('region', { name: 'Buscas recentes' }).getByRole('link')).toHaveText(['trov']);
});

test('recent searches are forgotten one by one or together, and belong to their reader', async ({
  page,
  signIn,
}) => {
  await page.goto('/catalog');
  for (const text of ['turno', 'trovoada', 'cordel']) await searchFor(page, text);
  await page.goto('/search');
  const recent = page.getByRole('region', { name: 'Buscas recentes' });
  await expect(recent.getByRole('link')).toHaveText(['cordel', 'trovoada', 'turno']);
  await page.getByRole('button', { name: 'Esquecer: trovoada' }).click();
  await expect(recent.getByRole('link')).toHaveText(['cordel', 'turno']);
  await signIn();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
  await expect(recent).toHaveCount(0);
  // The header asks too, after a pause in which no request is pending.
  const suggested = page.waitForResponse(/issue\/search\?.*query=peteca.*limit=2(&|$)/);
  await searchFor(page, 'peteca');
  await (await suggested).finished();
  await signOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await page.goto('/search');
  await expect(recent.getByRole('link')).toHaveText(['cordel', 'turno']);
  await page.getByRole('button', { name: 'Esquecer todas' }).click();
  await expect(recent).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('the search says so, keeps what was typed, and goes on when it is back', async ({ page, context }) => {
    await page.goto('/catalog');
    await searchFor(page, 'turno');
    await field(page).click();
    await loseNetwork(page);
    await field(page).fill('trovoada');
    await expect(page.locator('search').getByRole('alert')).toBeVisible();
    await expect(field(page)).toHaveValue('trovoada');
    await field(page).press('Enter');
    await expect(main(page).getByRole('alert')).toHaveCount(1);
    await expect(field(page)).toHaveValue('trovoada');
    await context.setOffline(false);
    const issues = page.getByRole('region', { name: 'Quadrinhos' });
    await expect(issues.getByRole('link', { name: /Trovoada/ }).first()).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the search screen has a field of its own, and recent searches open from the header', async ({
    page,
  }) => {
    await page.goto('/search');
    await main(page).getByRole('searchbox', { name: 'Buscar na Banca' }).fill('turno');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?s=turno');
    await page.getByRole('button', { name: 'Abrir a busca' }).click();
    await page.getByRole('button', { name: 'Limpar a busca' }).click();
    await option(page, 'turno').click();
    await expect(page).toHaveURL('/search?s=turno');
    await expect(field(page)).toBeHidden();
    // Also once issues are suggested for the text.
    await page.getByRole('button', { name: 'Abrir a busca' }).click();
    await field(page).fill('boi da lua');
    await expect(option(page, /Boi da Lua/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Limpar a busca' }).click();
    await expect(option(page, 'turno')).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});

test('the search speaks English', async ({ page }) => {
  await page.goto('/search?s=turno');
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “turno”' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comics' }).getByRole('link').first()).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 2, name: 'Genres' })).toBeVisible();
});
