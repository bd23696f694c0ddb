import { goOffline } from './quiet.ts';
import { expect, reader, test } from './test.ts';

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

test('a wrong password is reported, and the values stay', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail ou nome de usuário').fill(reader.email);
  await page.getByLabel('Senha', { exact: true }).fill('nao-e-esta');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('E-mail, usuário ou senha incorretos.', { exact: true })).toBeVisible();
  await expect(alert.getByRole('link')).toHaveText('Esqueci a senha');
  await expect(page.getByLabel('E-mail ou nome de usuário')).toHaveValue(reader.email);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('nao-e-esta');
});

test('empty fields show errors, and the first one takes the focus', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Este campo é obrigatório')).toHaveCount(2);
  await expect(page.getByLabel('E-mail ou nome de usuário')).toBeFocused();
});

test('a catalogue that fails to load can be retried', async ({ page }) => {
  const lists = '**/api/comics/exploration/issue/*';
  await page.route(lists, (route) => route.abort('internetdisconnected'));
  // From another screen, because the page from the platform may contain the list.
  await page.goto('/plans');
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Catálogo' })
    .click();
  await expect(page.getByRole('alert')).toContainText('Não foi possível conectar ao servidor.');
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a session that the platform does not know ends, and the header offers to sign in', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('banca.session', JSON.stringify({ token: 'forgotten', readerId: 'nobody' }));
  });
  await page.goto('/catalog');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('a screen that failed to load without a network loads when the network returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.route('**/api/comics/issue/slug/*', (route) => route.abort('internetdisconnected'));
  // By URL, because a card would pass the data to the screen.
  await page.evaluate(() => {
    history.pushState({ key: 'issue' }, '', '/issue/da-direita');
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'issue' } }));
  });
  await expect(page.getByRole('alert')).toContainText('Não foi possível conectar ao servidor.');
  await page.unroute('**/api/comics/issue/slug/*');
  await goOffline(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Da Direita' })).toBeVisible();
});

test('a screen whose code fails to load shows why, within the layout', async ({ page }) => {
  // A failed prefetch is not reported.
  await page.route('**/assets/catalogue.*', (route) => route.abort('internetdisconnected'));
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Catálogo' })
    .click();
  await expect(page.getByRole('alert')).toContainText('Confira a conexão');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await page.unroute('**/assets/catalogue.*');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catálogo' })).toBeVisible();
});
