import { loseNetwork } from './quiet.ts';
import { expect, reader, test } from './test.ts';

test.use({ expectedConsole: /Failed to load resource|ERR_/ });

test('a wrong password is told, and what was typed stays', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail ou nome de usuário').fill(reader.email);
  await page.getByLabel('Senha', { exact: true }).fill('nao-e-esta');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  const told = page.getByRole('alert');
  await expect(told.getByText('E-mail, usuário ou senha incorretos.', { exact: true })).toBeVisible();
  await expect(told.getByRole('link')).toHaveText('Esqueci a senha');
  await expect(page.getByLabel('E-mail ou nome de usuário')).toHaveValue(reader.email);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('nao-e-esta');
});

test('empty fields are told where they are, and the first one takes the focus', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Este campo é obrigatório')).toHaveCount(2);
  await expect(page.getByLabel('E-mail ou nome de usuário')).toBeFocused();
});

test('a catalogue that cannot be reached says so and comes when asked again', async ({ page }) => {
  const lists = '**/api/comics/exploration/issue/*';
  await page.route(lists, (route) => route.abort('internetdisconnected'));
  // From another screen: the page that the platform serves may bring the list with it.
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

test('a session that the platform does not know any more is over, and the sign-in is offered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('banca.session', JSON.stringify({ token: 'forgotten', userId: 'nobody' }));
  });
  await page.goto('/catalog');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('what failed without a network comes by itself when the network returns', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.route('**/api/comics/issue/slug/*', (route) => route.abort('internetdisconnected'));
  // By its address: a card would bring along all that the screen shows.
  await page.evaluate(() => {
    history.pushState({ key: 'issue' }, '', '/issue/da-direita');
    dispatchEvent(new PopStateEvent('popstate', { state: { key: 'issue' } }));
  });
  await expect(page.getByRole('alert')).toContainText('Não foi possível conectar ao servidor.');
  await page.unroute('**/api/comics/issue/slug/*');
  await loseNetwork(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Da Direita' })).toBeVisible();
});

test('a screen whose code does not come leaves the shop standing and says why', async ({ page }) => {
  // Also when it was to be fetched ahead: that says nothing.
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
