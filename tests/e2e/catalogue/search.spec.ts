import type { Page } from '@playwright/test';
import { holdProfile } from '../hold-profile.ts';
import { expectNoShift, watchShifts, watchShiftsFromNow } from '../layout-shifts.ts';
import { goOffline, signOut, waitForQuiet } from '../quiet.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => page.getByRole('banner').getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function searchFor(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Resultados para “${text}”` })).toBeVisible();
}

/** Suggests another text for 'xilofone', which finds nothing. */
const routeAlternatives = (page: Page, text: string) =>
  page.route('**/api/comics/search/suggestions?query=xilofone', (route) =>
    route.fulfill({ json: { issues: [], people: [], publishers: [], series: [], alternatives: [text] } }),
  );

/** The tests of recent searches need them. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('banca.remember-searches', 'true')),
);

test('a search shows issues, series and publishers separately', async ({ page }) => {
  await page.goto('/search?s=turno');
  await expect(page).toHaveTitle('Resultados para “turno” – Banca');
  const series = page.getByRole('region', { name: 'Séries' });
  await expect(series.getByRole('link', { name: /Turno da Noite/ })).toHaveAttribute('href', /^\/series\//);
  const issues = page.getByRole('region', { name: 'Quadrinhos', exact: true });
  await expect(issues.getByRole('link').first()).toBeVisible();
  await page.goto('/search?s=editora+de+teste');
  const publishers = page.getByRole('region', { name: 'Editoras' });
  await expect(publishers.getByRole('link', { name: /Editora de Teste/ })).toHaveAttribute(
    'href',
    /^\/publisher\//,
  );
});

for (const width of [360, 1440]) {
  test(`misspelt words are corrected, and a single result is shown with others of its publisher at ${width} px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/search?s=pip%C3%B3ca+cosmika');
    await expect(main(page).getByText('Não encontramos “pipóca cosmika”.')).toBeVisible();
    const title = 'Resultados para “Pipoca Cósmica”';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Banca`);
    const result = page.getByRole('region', { name: 'Quadrinhos', exact: true }).getByRole('link');
    await expect(result).toHaveAccessibleName(/Pipoca Cósmica/);
    const others = page.getByRole('region', { name: /^Mais de Observatório/ }).locator('a[href^="/issue/"]');
    await expect(others.first()).toBeVisible();
    await expectAccessible();
  });
}

for (const width of [360, 1440]) {
  test(`placeholders of results have their shape, and nothing moves when they arrive at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/search');
    const release = Promise.withResolvers<void>();
    await page.route('**/api/comics/*/search?*', async (route) => {
      await release.promise;
      await route.continue();
    });
    const visibleField = page.getByRole('combobox').filter({ visible: true }).first();
    await visibleField.fill('jussara');
    await visibleField.press('Enter');
    const placeholders = main(page).locator('li[aria-hidden=true]');
    await expect(placeholders).toHaveCount(4);
    await watchShiftsFromNow(page);
    const placeholder = await placeholders.first().boundingBox();
    release.resolve();
    const results = page.getByRole('region', { name: 'Quadrinhos', exact: true }).getByRole('listitem');
    await expect(results.first()).toBeVisible();
    const result = await results.first().boundingBox();
    expect(result?.width).toBe(placeholder?.width);
    expect(Math.abs((result?.height ?? 0) - (placeholder?.height ?? 0))).toBeLessThan(8);
    await expectNoShift(page);
  });
}

test('results that do not fit in a line have their own page', async ({ page }) => {
  await page.route('**/api/comics/series/search*', async (route) => {
    const { page: number, limit } = Object.fromEntries(new URL(route.request().url()).searchParams);
    const items = Array.from({ length: 20 }, (_, index) => ({
      externalId: `series-${number}-${index}`,
      slug: `serie-${number}-${index}`,
      title: `Série ${Number(number) * 20 + index + 1}`,
      description: '',
      cover: null,
      parentalRating: 'L',
      lowestParentalRating: 'L',
      issuesCount: 2,
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
  await expect(page.getByRole('region', { name: 'Quadrinhos', exact: true })).toBeVisible();
});

test('a search without results offers another spelling', async ({ page }) => {
  await routeAlternatives(page, 'Turno da Noite');
  await page.goto('/catalog');
  await searchFor(page, 'xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado :(' })).toBeVisible();
  await expect(main(page).getByText('Será que você não quis dizer: Turno da Noite?')).toBeVisible();
  await main(page).getByRole('button', { name: 'Buscar: Turno da Noite' }).click();
  await expect(page).toHaveURL(/s=Turno/);
  await expect(field(page)).toHaveValue('Turno da Noite');
  await expect(
    page.getByRole('region', { name: 'Quadrinhos', exact: true }).getByRole('link').first(),
  ).toBeVisible();
});

test('the header suggests at most two issues, or another spelling', async ({ page }) => {
  await routeAlternatives(page, 'Trovoada');
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

test('the header sends one request for each typed text', async ({ page }) => {
  await page.goto('/catalog');
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (searchParams.has('query')) paths.push(pathname);
  });
  await field(page).fill('turno');
  await expect(option(page, /Turno da Noite/).first()).toBeVisible();
  await field(page).fill('xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado :(' })).toBeVisible();
  expect(paths).toEqual(['/api/comics/search/suggestions', '/api/comics/search/suggestions']);
});

test('the header also suggests a genre, a person, a publisher and series', async ({ page }) => {
  await page.goto('/catalog');
  const names = page.getByRole('group', { name: 'Ir direto para' }).getByRole('option');
  await field(page).fill('turno');
  await expect(names).toHaveText(['Turno da NoiteSérie']);
  await field(page).fill('policial');
  await expect(option(page, 'Policial Gênero')).toHaveAttribute('href', '/genre/crime');
  await field(page).press('ArrowDown');
  await expect(names.first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/genre/crime');
});

test('the header shows suggestions for the last text, whichever response arrives last', async ({ page }) => {
  await page.goto('/catalog');
  const release = Promise.withResolvers<void>();
  await page.route(/search\/suggestions\?.*query=turno/, async (route) => {
    await release.promise;
    await route.continue();
  });
  const request = page.waitForRequest(/query=turno/);
  await field(page).fill('turno');
  await request;
  await field(page).fill('trovoada');
  await expect(option(page, /Trovoada/).first()).toBeVisible();
  const late = page.waitForResponse(/query=turno/);
  release.resolve();
  await (await late).finished();
  await expect(option(page, /Trovoada/).first()).toBeVisible();
  await expect(option(page, /Turno/)).toHaveCount(0);
});

test('the search screen shows the results of the last query, whichever response arrives last', async ({
  page,
}) => {
  await page.goto('/catalog');
  const release = Promise.withResolvers<void>();
  await page.route(/issue\/search\?.*query=turno.*limit=20/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await searchFor(page, 'turno');
  await searchFor(page, 'trovoada');
  const issues = page.getByRole('region', { name: 'Quadrinhos', exact: true });
  await expect(issues.getByRole('link', { name: /Trovoada/ }).first()).toBeVisible();
  const late = page.waitForResponse(/query=turno.*limit=20/);
  release.resolve();
  await (await late).finished();
  await expect(issues.getByRole('link', { name: /Turno/ })).toHaveCount(0);
});

test('the empty field offers recent searches, also with the keyboard', async ({ page }) => {
  await page.goto('/catalog');
  await searchFor(page, 'turno');
  await searchFor(page, 'trovoada');
  await searchFor(page, 'Turno');
  await page.goto('/catalog');
  await field(page).click();
  const recentSearches = page.getByRole('group', { name: 'Buscas recentes' }).getByRole('option');
  await expect(recentSearches).toHaveText(['Turno', 'trovoada', 'Gerenciar buscas']);
  await expect(page.getByRole('listbox', { name: 'Buscas recentes' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Turno')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'trovoada')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(recentSearches).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^(Turno|trovoada)$/).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search/);
});

test('a search is saved when a suggestion is opened, not while typing', async ({ page }) => {
  await page.goto('/catalog');
  await field(page).fill('trov');
  await page.getByRole('group', { name: 'Quadrinhos' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/\/issue\//);
  await page.goto('/search');
  await expect(page.getByRole('region', { name: 'Buscas recentes' }).getByRole('link')).toHaveText(['trov']);
});

test('recent searches can be removed one by one or all, and belong to one reader', async ({
  page,
  signIn,
}) => {
  await page.goto('/catalog');
  for (const text of ['turno', 'trovoada', 'cordel']) await searchFor(page, text);
  await page.goto('/search');
  const recentSearches = page.getByRole('region', { name: 'Buscas recentes' });
  await expect(recentSearches.getByRole('link')).toHaveText(['cordel', 'trovoada', 'turno']);
  await page.getByRole('button', { name: 'Esquecer: trovoada' }).click();
  await expect(recentSearches.getByRole('link')).toHaveText(['cordel', 'turno']);
  await signIn();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
  await expect(recentSearches).toHaveCount(0);
  // The header sends its own request after a pause.
  const suggested = page.waitForResponse(/search\/suggestions\?.*query=peteca/);
  await searchFor(page, 'peteca');
  await (await suggested).finished();
  await signOut(page);
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount');
  await page.goto('/search');
  await expect(recentSearches.getByRole('link')).toHaveText(['cordel', 'turno']);
  await page.getByRole('button', { name: 'Esquecer todas' }).click();
  await expect(recentSearches).toHaveCount(0);
});

test('a child sees no popular searches, and nothing moves, when its profile arrives', async ({ page }) => {
  await signInAs(page, 'tito.guiado');
  await watchShifts(page);
  const releaseProfile = await holdProfile(page);
  await page.goto('/search');
  await expect(main(page).getByText('O que você quer ler?')).toBeVisible();
  await waitForQuiet(page, 1);
  await expect(page.getByText('Buscas populares')).toHaveCount(0);
  releaseProfile();
  await expect(main(page).getByRole('navigation', { name: 'Gêneros' })).toBeVisible();
  await expectNoShift(page);
  await field(page).click();
  await waitForQuiet(page);
  await expect(page.getByText('Buscas populares')).toHaveCount(0);
});

test.describe('the search without a network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('shows a failure, keeps the typed text, and continues when the network returns', async ({
    page,
    context,
  }) => {
    await page.goto('/catalog');
    await searchFor(page, 'turno');
    await field(page).click();
    await goOffline(page);
    await field(page).fill('trovoada');
    await expect(page.locator('search').getByRole('alert')).toBeVisible();
    await expect(field(page)).toHaveValue('trovoada');
    await field(page).press('Enter');
    await expect(main(page).getByRole('alert')).toHaveCount(1);
    await expect(field(page)).toHaveValue('trovoada');
    await context.setOffline(false);
    const issues = page.getByRole('region', { name: 'Quadrinhos', exact: true });
    await expect(issues.getByRole('link', { name: /Trovoada/ }).first()).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the search on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('has a field in the page, which suggests like the one of the header', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?s=turno');
    const pageField = main(page).getByRole('combobox', { name: 'Buscar na Banca' });
    await expect(pageField).toHaveValue('turno');
    await pageField.fill('policial');
    await expect(option(page, 'Policial Gênero')).toBeVisible();
    await expect(pageField).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    // The list is as wide as the field, and nothing is beside the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await pageField.press('ArrowDown');
    await expect(option(page, 'Policial Gênero')).toHaveAttribute('aria-selected', 'true');
    await pageField.press('Escape');
    await expect(main(page).getByRole('option')).toHaveCount(0);
    await expect(pageField).toHaveValue('policial');
    await pageField.click();
    await option(page, 'Policial Gênero').click();
    await expect(page).toHaveURL('/genre/crime');
  });

  test('has a field in the page, and opens recent searches from the header', async ({ page }) => {
    await page.goto('/search');
    await main(page).getByRole('combobox', { name: 'Buscar na Banca' }).fill('turno');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?s=turno');
    await page.getByRole('button', { name: 'Abrir a busca' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Limpar a busca' }).click();
    await option(page, 'turno').click();
    await expect(page).toHaveURL('/search?s=turno');
    await expect(field(page)).toBeHidden();
    // The same after issues were suggested for the text.
    await page.getByRole('button', { name: 'Abrir a busca' }).click();
    await field(page).fill('boi da lua');
    await expect(option(page, /Boi da Lua/).first()).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Limpar a busca' }).click();
    await expect(option(page, 'turno')).toBeVisible();
    await expect(field(page)).toBeFocused();
  });
});

test('the search is available in English', async ({ page }) => {
  await page.goto('/search?s=turno');
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “turno”' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Comics' }).getByRole('link').first()).toBeVisible();
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 2, name: 'Genres' })).toBeVisible();
});
