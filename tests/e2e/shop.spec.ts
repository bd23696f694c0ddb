import { signOut } from './quiet.ts';
import { scrollTo } from './scrolling.ts';
import { expect, reader, test } from './test.ts';

test('a visitor opens an issue from its cover and sees its publisher', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const newest = page.getByRole('region', { name: 'Chegou agora' });
  const cover = newest.locator('img').first();
  await expect(cover).toBeVisible();
  // The browser decides when a lazy image loads.
  await scrollTo(cover);
  await expect(cover).toHaveJSProperty('complete', true);
  await newest.getByRole('link', { name: 'Da Direita' }).click();
  await expect(page).toHaveURL('/issue/da-direita');
  await expect(page.getByRole('heading', { level: 1, name: 'Da Direita' })).toBeVisible();
  await expect(page.getByText('por Editora de Teste')).toBeVisible();
  await expect(page).toHaveTitle('Da Direita – Banca');
});

test('the catalogue grows while scrolling, and keeps its position after going back', async ({ page }) => {
  await page.goto('/catalog');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Você chegou ao fim do catálogo.')).toBeVisible({ timeout: 500 });
  }).toPass({ intervals: [50] });
  await page.getByRole('link', { name: 'Quarenta Páginas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quarenta Páginas' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Você chegou ao fim do catálogo.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Quarenta Páginas' })).toBeInViewport();
});

test('the menu marks the current page, and shows the account only to signed-in readers', async ({
  page,
  signIn,
}) => {
  await page.goto('/catalog');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link')).toHaveText(['Início', 'Catálogo', 'Minha estante', 'Planos']);
  await expect(menu.getByRole('link', { name: 'Catálogo' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Início' })).not.toHaveAttribute('aria-current', 'page');
  await signIn();
  await page.reload();
  await expect(menu.getByRole('link')).toHaveText([
    'Início',
    'Catálogo',
    'Minha estante',
    'Planos',
    'Minha conta',
  ]);
});

test('a reader returns to the same page after signing in', async ({ page }) => {
  await page.goto('/issue/da-direita');
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fissue%2Fda-direita');
  await page.getByLabel('E-mail ou nome de usuário').fill(reader.username);
  await page.getByLabel('Senha', { exact: true }).fill(reader.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/issue/da-direita');
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toContainText('Ana');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Meu perfil' })).toBeVisible();
});

test('a reader signs out and becomes a visitor', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  const answered = page.waitForResponse('**/auth/logout');
  await signOut(page);
  expect((await answered).status()).toBe(200);
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount');
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar na Banca' })).toBeVisible();
  await expect(page.getByText('É preciso estar autenticado')).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('the header suggests issues while typing, and opens the search results', async ({ page }) => {
  await page.goto('/catalog');
  const field = page.getByRole('banner').getByRole('combobox');
  await field.fill('quarenta pag');
  const suggestion = page.getByRole('option', { name: /Quarenta Páginas/ });
  await expect(suggestion).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL('/issue/quarenta-paginas');
  await expect(field).toHaveValue('');
  await field.fill('turno');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?s=turno');
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “turno”' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quadrinhos', exact: true }).getByRole('link')).toHaveCount(
    3,
  );
  await page.reload();
  await expect(field).toHaveValue('turno');
});

test('a search without results links to the catalogue', async ({ page }) => {
  await page.goto('/search?s=xilofone');
  await expect(page.getByRole('heading', { name: 'Nenhum resultado encontrado :(' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver o catálogo' }).click();
  await expect(page).toHaveURL('/catalog');
});

test('the documents of the footer exist', async ({ page }) => {
  // On a screen without a growing list, which would move the footer.
  await page.goto('/plans');
  await page.getByRole('link', { name: 'Termos de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
});

test('a URL that is entered opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/catalog');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.goto('/issue/da-direita');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('content that does not exist', () => {
  test.use({ expectedConsole: /404/ });

  test('an unknown URL shows a message with a link to the home screen', async ({ page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a missing issue shows a message with a link to the catalogue', async ({ page }) => {
    await page.goto('/issue/nao-existe');
    await expect(page.getByText('Não encontramos este quadrinho.')).toBeVisible();
    await page.getByRole('link', { name: 'Ver o catálogo' }).click();
    await expect(page).toHaveURL('/catalog');
  });
});

test('the interface can be changed to English, and remembers the language', async ({ page }) => {
  await page.goto('/catalog');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // More of the list may be requested in Portuguese before the change.
  const englishRequest = page.waitForRequest(
    (request) =>
      request.url().includes('/api/comics/exploration/issue/') &&
      request.headers()['accept-language'] === 'en-us',
  );
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Catalog' })).toBeVisible();
  await expect(page).toHaveTitle('Catalog – Banca');
  await englishRequest;
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu is a drawer that closes on Escape and on navigation', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await menu.getByRole('link', { name: 'Catálogo' }).click();
    await expect(page).toHaveURL('/catalog');
    await expect(menu).toBeHidden();
  });

  test('the search opens over the header and leads to a result', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir a busca' }).click();
    const field = page.getByRole('banner').getByRole('combobox');
    await expect(field).toBeFocused();
    await field.fill('direita');
    await page.getByRole('option', { name: /Da Direita/ }).click();
    await expect(page).toHaveURL('/issue/da-direita');
    await expect(field).toBeHidden();
  });

  test('Criar conta is hidden beside Entrar', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Criar conta' })).toBeHidden();
  });
});

test('the keyboard can skip to the content', async ({ page }) => {
  await page.goto('/catalog');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});
