import type { Page } from '@playwright/test';
import { demo } from '../../../demo/demo.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

// Expected failures are logged to the console as well.
test.use({ expectedConsole: /Failed to load resource/ });

const profileLink = (page: Page) => page.getByRole('link', { name: 'Meu perfil' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Presses the button of a provider, and signs in as a person of its stand-in. */
async function continueAs(page: Page, provider: RegExp, person: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: provider }).click();
  await page.waitForURL(/\/thirdparty\//);
  await page.getByRole('button', { name: person }).click();
}

async function signInByForm(page: Page, username: string): Promise<void> {
  const account = demo.accounts.find((each) => each.username === username);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail ou nome de usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(account?.password ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(profileLink(page)).toBeVisible();
}

test('a new reader signs in with Google and returns to the requested page, and the callback works only once', async ({
  page,
}) => {
  const callbackAddresses: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().includes('/callback?'))
      callbackAddresses.push(request.url());
  });
  await page.goto('/auth/login?returnTo=%2Fcatalog');
  await continueAs(page, /Google/, /Gabi/);
  await expect(page).toHaveURL('/catalog');
  await expect(profileLink(page)).toBeVisible();
  await page.goto(callbackAddresses[0] ?? '');
  await expect(page.getByRole('alert')).toHaveText(
    'Esta entrada já terminou ou começou em outra aba. Comece de novo.',
  );
  await expect(page).toHaveURL('/callback');
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(profileLink(page)).toBeVisible();
});

test('an account with a password must sign in with it', async ({ page, expectAccessible }) => {
  await page.goto('/auth/login?returnTo=%2Fcatalog');
  await continueAs(page, /Google/, /leitora@/);
  await expect(page.getByRole('alert')).toHaveText(
    'Esta conta não está vinculada ao Google. Digite sua senha.',
  );
  await expectAccessible();
  await page.getByRole('link', { name: 'Entrar com a senha' }).click();
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fcatalog');
});

test('after cancelling or going back, the reader can try again', async ({ page }) => {
  await page.goto('/auth/login?returnTo=%2Fcatalog');
  await continueAs(page, /Google/, /Cancelar/);
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fcatalog');
  await expect(page.getByText('Você desistiu no meio do caminho, e nada mudou.')).toBeVisible();
  const google = page.getByRole('button', { name: /Google/ });
  await google.click();
  await page.waitForURL(/\/thirdparty\//);
  await page.goBack();
  await google.click();
  await page.waitForURL(/\/thirdparty\//);
});

test('a reader without an email from the operator must enter one that no other account uses', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth/external?returnTo=%2Fcatalog');
  await expectAccessible();
  await continueAs(page, /Claro/, /Otto/);
  await expect(heading(page, 'Falta só o seu e-mail')).toBeVisible();
  await page.getByLabel('E-mail').fill('leitora@banca.example');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Já existe uma conta com este e-mail.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar com a minha conta' })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  await expect(page.getByLabel('E-mail')).toHaveValue('leitora@banca.example');

  await page.getByLabel('E-mail').fill('otto.sem@correio.example');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/catalog');
  await expect(profileLink(page)).toBeVisible();

  // The address is not confirmed, so there is no other way to sign in yet.
  await page.goto('/account');
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(page.getByText('Este e-mail ainda não foi confirmado.')).toBeVisible();
  await expect(page.getByText(/Confirme o seu e-mail antes de desvincular/)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar a mensagem de novo' }).click();
  await expect(page.getByText(/^Mensagem enviada/)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
});

test('a callback that failed because of the network can be retried', async ({ page }) => {
  await page.route('**/api/comics/sva/auth', (route) => route.abort('internetdisconnected'));
  await page.goto('/auth/external?returnTo=%2Fcatalog');
  await continueAs(page, /Claro/, /Helena/);
  await expect(page.getByRole('alert')).toHaveText('Não foi possível conectar ao servidor.');
  await page.unroute('**/api/comics/sva/auth');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page).toHaveURL('/catalog');
});

test('a reader whose plan expired is asked once, and can reactivate or unlink', async ({
  page,
  expectAccessible,
}) => {
  await signInByForm(page, 'ivo.semplano');
  const dialog = page.getByRole('dialog', { name: 'Seu plano expirou!' });
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('link', { name: 'Reativar' }).click();
  await expect(heading(page, 'Seu plano expirou!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible();
  await continueAs(page, /Reativar com a Claro/, /Ivo/);
  await expect(heading(page, 'Nenhum plano ativo')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Reativar/ })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: /Reativar/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Desvincular' }).click();
  const warning = page.getByRole('dialog', { name: 'Desvincular a operadora?' });
  await expect(warning).toBeVisible();
  await expectAccessible();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    warning.getByRole('link', { name: /criar uma senha/ }).click(),
  ]);
  await expect(tab).toHaveURL('/auth/forgot-password');
  await tab.close();
  await expect(warning).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Desvincular' }).click();
  await warning.getByRole('button', { name: 'Desvincular' }).click();
  await expect(page.getByText('Sua conta não está mais vinculada à operadora.')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a signed-in account can be linked to the operator', async ({ page }) => {
  await signInByForm(page, 'beto.recife');
  await page.goto('/auth/external');
  await expect(page.getByText(/esta conta fica vinculada/)).toBeVisible();
  await continueAs(page, /Claro/, /Nara/);
  await expect(page.getByText('Sua conta está vinculada à Claro.')).toBeVisible();
});

test('a guided account cannot be linked by its reader', async ({ page }) => {
  await signInByForm(page, 'tito.guiado');
  await page.goto('/auth/external');
  await expect(page.getByText('Só a pessoa responsável por esta conta pode vincular')).toBeVisible();
  await expect(page.getByRole('button', { name: /Claro/ })).toBeHidden();
});
