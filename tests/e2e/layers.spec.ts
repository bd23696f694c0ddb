import { expect, test } from './test.ts';

const ana = {
  uuid: 'ana',
  username: 'ana.reis',
  nickname: null,
  name: 'Ana',
  surname: null,
  avatar: null,
  email: 'ana@banca.example',
  link: { userId: 'ana', roles: ['USER'], grantings: [] },
};

test.use({ expectedConsole: /Failed to load resource/ });

test('a failure in the shell is shown as a toast on every screen', async ({ page }) => {
  await page.route('**/api/identity/user/ana', (route) => route.fulfill({ json: { data: ana } }));
  await page.route('**/api/comics/user/ana', (route) => route.abort('internetdisconnected'));
  await page.route('**/api/comics/reading/**', (route) => route.fulfill({ json: [] }));
  await page.addInitScript(() => {
    localStorage.setItem('banca.session', JSON.stringify({ token: 'token-of-ana', readerId: 'ana' }));
  });
  await page.goto('/nowhere');
  const toast = page.getByRole('region', { name: 'Avisos' });
  await expect(toast.getByRole('alert')).toHaveText('Não foi possível conectar ao servidor.');
  await toast.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(toast).toHaveCount(0);
});
