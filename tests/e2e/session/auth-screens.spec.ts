import { goOffline, waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

/** The authentication screens before any input. */
const screens = [
  ['sign-in', '/auth/login', 'Entrar na Banca'],
  ['sign-up', '/auth/signup', 'Criar conta'],
  ['forgotten password', '/auth/forgot-password', 'Esqueci a senha'],
  [
    'new password',
    '/auth/reset-password#uuid=3f0c8a52-6f1d-4c7e-9a51-0d2b4e6f8a10&code=something',
    'Criar nova senha',
  ],
  ['new password without a link', '/auth/reset-password', 'Abra o link de novo'],
  ['email confirmation', '/auth/validate-email', 'Confirmar e-mail'],
] as const;

for (const [name, address, title] of screens) {
  for (const [width, theme] of [
    [320, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`at ${width} px the ${name} screen fits, and axe has no findings in the ${theme} theme`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await waitForQuiet(page);
      await page.getByLabel('Aparência').selectOption(theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectNoOverflow(page);
      await expectAccessible();
    });
  }

  test(`with text twice as large the ${name} screen fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoOverflow(page);
  });
}

test('the illustration is shown from a width of 854 px', async ({ page }) => {
  await page.setViewportSize({ width: 853, height: 800 });
  await page.goto('/auth/login');
  const saying = page.getByText('Sua próxima história está esperando.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(saying).toBeHidden();
  await page.setViewportSize({ width: 854, height: 800 });
  await expect(saying).toBeVisible();
});

test('the sign-up form shows an error at every field, and axe has no findings', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
  await expect(page.getByText('Este campo é obrigatório')).toHaveCount(2);
  await expect(page.getByText('É preciso ter 18 anos ou mais e aceitar os termos')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
});

test('the keyboard reaches all elements of the sign-in screen in reading order', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Continuar com o Google' })).toBeVisible();
  await page.getByLabel('E-mail ou nome de usuário').focus();
  const focusedElements: string[] = [];
  for (let press = 0; press < 7; press++) {
    await page.keyboard.press('Tab');
    focusedElements.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        return element.title || element.textContent || element.getAttribute('name') || '';
      }),
    );
  }
  expect(focusedElements).toEqual([
    'password',
    'Mostrar senha',
    'Entrar',
    'Esqueci a senha',
    'Criar conta',
    'Continuar com o Google',
    'Continuar com a Claro',
  ]);
});

test('a secret in the URL is removed from the address and the history', async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await page.goto('/auth/reset-password#uuid=3f0c8a52-6f1d-4c7e-9a51-0d2b4e6f8a10&code=something');
  await expect(page.getByLabel('Nova senha')).toBeVisible();
  await expect(page).toHaveURL('/auth/reset-password');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('something');
  expect(requestedUrls.filter((address) => new URL(address).search.includes('something'))).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Abra o link de novo' })).toBeVisible();
});

test('the screens change to English and keep their values', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('E-mail', { exact: true }).fill('caio@banca.example');
  await page.getByLabel('Idioma').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Create account' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('caio@banca.example');
});

test.describe('when the sign-in fails', () => {
  test.use({ expectedConsole: /401|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('only the form shows the failure, until the reader types, and axe has no findings', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/auth/login');
    await page.getByLabel('E-mail ou nome de usuário').fill('ninguem');
    await page.getByLabel('Senha', { exact: true }).fill('errada-2026');
    await page.keyboard.press('Enter');
    const failure = page.getByText('E-mail, usuário ou senha incorretos.');
    await expect(failure).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
    await expectAccessible();
    // The hidden notification of the failure is not shown now, nor on the next screen.
    await expect(failure).toHaveCount(1);
    await page.keyboard.type('x');
    await expect(failure).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL('/auth/signup');
    await expect(failure).toHaveCount(0);
  });

  test('a network failure keeps the values and offers a retry', async ({ page }) => {
    await page.goto('/auth/login');
    await page.getByLabel('E-mail ou nome de usuário').fill('ana');
    await page.getByLabel('Senha', { exact: true }).fill('segredo-2026');
    await goOffline(page);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Você está sem internet. Confira a conexão e tente de novo.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByLabel('E-mail ou nome de usuário')).toHaveValue('ana');
  });
});
