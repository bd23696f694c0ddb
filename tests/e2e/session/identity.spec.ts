import type { APIRequestContext, Page } from '@playwright/test';
import { waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, reader, test } from '../test.ts';

const password = 'gibi-na-rede-2026';

/** A new person for each test. */
function createPerson() {
  const suffix = Math.random().toString(36).slice(2, 8);
  return { email: `leitor.${suffix}@banca.example`, username: `leitor.${suffix}` };
}
type NewPerson = ReturnType<typeof createPerson>;

/** Path and fragment of the link in the newest email to the address. */
async function fetchEmailLink(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const emails = (await (await request.get('/thirdparty/mailbox.json')).json()) as {
      to: string;
      text: string;
    }[];
    link = emails
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .find((address) => address.includes(path));
    expect(link).toBeDefined();
  }).toPass();
  const { pathname, hash } = new URL(link ?? '');
  return pathname + hash;
}

async function fillSignUp(page: Page, { email }: Pick<NewPerson, 'email'>): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
}

async function submitSignIn(page: Page, usernameOrEmail: string, typedPassword: string): Promise<void> {
  await page.getByLabel('E-mail ou nome de usuário').fill(usernameOrEmail);
  await page.getByLabel('Senha', { exact: true }).fill(typedPassword);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
}

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' });
const profileLink = (page: Page) => page.getByRole('link', { name: 'Meu perfil' });

test.describe('at the first sign-in', () => {
  // A comics profile is created at the first sign-in.
  test.use({ expectedConsole: /status of 404/ });

  test('a new reader signs up, confirms the address and returns to the requested page', async ({
    page,
    request,
  }) => {
    const person = createPerson();
    await page.goto('/issue/da-direita');
    await page.getByRole('banner').getByRole('link', { name: 'Criar conta' }).click();
    await expect(page).toHaveURL('/auth/signup?returnTo=%2Fissue%2Fda-direita');
    await fillSignUp(page, person);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
    await expect(page.getByText(person.email)).toBeVisible();

    const mailTab = await page.context().newPage();
    await mailTab.goto(await fetchEmailLink(request, person.email, '/auth/validate-email'));
    for (const tab of [mailTab, page]) {
      await expect(tab).toHaveURL('/issue/da-direita');
      await expect(profileLink(tab)).toContainText(person.username);
    }
  });

  test('the link only confirms the address on another device, and the reader signs in there', async ({
    page,
    request,
    browser,
  }) => {
    const person = createPerson();
    await page.goto('/auth/signup');
    await fillSignUp(page, person);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();

    const device = await browser.newContext();
    const other = await device.newPage();
    await other.goto(await fetchEmailLink(request, person.email, '/auth/validate-email'));
    await expect(other).toHaveURL('/auth/validate-email');
    await other.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await expect(other.getByRole('heading', { name: 'E-mail confirmado!' })).toBeVisible();
    await expect(other.getByRole('link', { name: /Crie outra senha/ })).toBeVisible();
    await other.getByRole('main').getByRole('link', { name: 'Ir para a entrada' }).click();
    await submitSignIn(other, person.email, password);
    await expect(profileLink(other)).toContainText(person.username);
    await device.close();
  });
});

test.describe('when the platform rejects a request', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('errors are shown at their fields, and an unconfirmed reader can request another email', async ({
    page,
    request,
  }) => {
    const person = createPerson();
    await page.goto('/auth/signup');
    await fillSignUp(page, { email: reader.email });
    await page.getByLabel('E-mail', { exact: true }).blur();
    await expect(page.getByText('Já existe uma conta com este e-mail.')).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
    const first = await fetchEmailLink(request, person.email, '/auth/validate-email');

    await page.goto('/auth/login');
    await submitSignIn(page, person.email, password);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Confirme seu e-mail');
    await page.getByRole('main').getByRole('button', { name: 'Enviar de novo' }).click();
    await expect(page.getByText('Mensagem enviada.', { exact: false })).toBeVisible();
    await expect(async () => {
      expect(await fetchEmailLink(request, person.email, '/auth/validate-email')).not.toBe(first);
    }).toPass();

    // Either link confirms the address, and the other one is invalid afterwards.
    const second = await fetchEmailLink(request, person.email, '/auth/validate-email');
    await page.goto(first);
    await expect(profileLink(page)).toContainText(person.username);
    await page.goto('about:blank');
    await page.goto(second);
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  });

  test('a mistyped address can be corrected before the email is sent again', async ({ page, request }) => {
    const person = createPerson();
    await page.goto('/auth/signup');
    await fillSignUp(page, { ...person, email: `errado.${person.email}` });
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText(`errado.${person.email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Mudar o endereço' }).click();
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(password);
    await page.getByLabel('E-mail', { exact: true }).fill(person.email);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByText(`Enviamos uma mensagem para ${person.email}.`)).toBeVisible();
    await page.goto(await fetchEmailLink(request, person.email, '/auth/validate-email'));
    await expect(profileLink(page)).toContainText(person.username);
  });

  test('a damaged link is handled like a missing one', async ({ page }) => {
    await page.goto('/auth/validate-email#uuid=zzz&code=abc');
    await expect(page).toHaveURL('/auth/validate-email');
    await expect(page.getByText('Abra o link da mensagem que enviamos, ou peça outro.')).toBeVisible();
    await page.getByLabel('E-mail da conta').fill('ninguem@banca.example');
    await page.getByRole('button', { name: 'Enviar outro link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  // A new password ends all sessions of its account, so no other test signs in to these two accounts.
  test('changing the password while signed in shows no message about an expired session', async ({
    page,
    request,
  }) => {
    await page.goto('/auth/login');
    await submitSignIn(page, 'bonde.contas', 'troco-certo-do-bonde-13');
    await expect(profileLink(page)).toBeVisible();
    await request.post('/api/identity/user/recover-password', { data: { entry: 'bonde.contas' } });
    await page.goto(await fetchEmailLink(request, 'bonde.contas@banca.example', '/auth/reset-password'));
    const newPassword = page.getByLabel('Nova senha', { exact: true });
    await newPassword.fill('bonde.contas1');
    await page.getByRole('button', { name: 'Trocar a senha' }).click();
    await expect(page.getByText('Esta senha é fácil de adivinhar.')).toBeVisible();
    await expect(newPassword).toHaveValue('bonde.contas1');
    await newPassword.fill('troco-errado-do-bonde-31');
    await waitForQuiet(page);
    await page.getByRole('button', { name: 'Trocar a senha' }).click();
    await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText(/Sua sessão (expirou|terminou)/)).toHaveCount(0);
  });

  test('a recovery link works once', async ({ page, request }) => {
    await page.goto('/auth/login?returnTo=%2Fissue%2Fda-direita');
    await submitSignIn(page, 'mare.editora', 'esqueci-qual-era-1');
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'Esqueci a senha' }).first().click();
    await expect(page.getByLabel('E-mail ou nome de usuário')).toHaveValue('mare.editora');
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByText('Link de recuperação enviado!')).toBeVisible();

    const link = await fetchEmailLink(request, 'mare.editora@banca.example', '/auth/reset-password');
    await page.goto(link);
    await page.getByLabel('Nova senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Trocar a senha' }).click();
    await expect(page.getByText('Senha redefinida com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/auth/login?returnTo=%2Fissue%2Fda-direita');
    await submitSignIn(page, 'mare.editora', password);
    await expect(page).toHaveURL('/issue/da-direita');
    await expect(profileLink(page)).toContainText('Marina');

    await page.goto('about:blank');
    await page.goto(link);
    await expect(page).toHaveURL('/auth/reset-password');
    await page.getByLabel('Nova senha', { exact: true }).fill('outra-senha-77');
    await page.getByRole('button', { name: 'Trocar a senha' }).click();
    await expect(page.getByText('Este link não vale mais', { exact: false }).first()).toBeVisible();
  });

  test('a session that ended on the platform leads to the sign-in screen and back, with one message', async ({
    page,
    signIn,
    request,
  }) => {
    await signIn();
    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Pending requests would be rejected before the reload.
    await waitForQuiet(page);
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('banca.session') ?? '{}').token);
    await request.post('/api/identity/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.reload();
    await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount');
    await expect(page.getByText(/Sua sessão (expirou|terminou)/)).toHaveCount(1);
    await submitSignIn(page, reader.username, reader.password);
    await expect(page).toHaveURL('/account');
  });
});

test('signing out on a private page leads to the sign-in in every tab, without a message', async ({
  context,
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/account');
  await expect(profileLink(page)).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/account/general/user-data');
  await expect(profileLink(otherTab)).toBeVisible();
  await waitForQuiet(page);
  await profileLink(otherTab).click();
  await otherTab.getByRole('button', { name: 'Sair' }).click();
  for (const tab of [page, otherTab]) {
    await expect(tab).toHaveURL('/auth/login?returnTo=%2Faccount');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Entrar na Banca');
    // Only the form has an alert, which is empty.
    await expect(tab.getByRole('alert')).toHaveText('');
  }
});

test('signing out in one tab signs out all tabs, a public page stays open, and the next reader sees no data of the earlier reader', async ({
  context,
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/issue/da-direita');
  await expect(profileLink(page)).toContainText('Ana');
  const otherTab = await context.newPage();
  await otherTab.goto('/catalog');
  await expect(profileLink(otherTab)).toContainText('Ana');
  await waitForQuiet(page);
  await profileLink(otherTab).click();
  await otherTab.getByRole('button', { name: 'Sair' }).click();
  await expect(signInLink(page)).toBeVisible();
  await expect(page).toHaveURL('/issue/da-direita');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await otherTab.goto('/auth/login');
  await submitSignIn(otherTab, 'clara.assina', 'pao-de-queijo-quente-31');
  await expect(profileLink(page)).toContainText('Clara');
  await expect(page.getByText('Ana', { exact: true })).toHaveCount(0);
});

for (const [width, locale, colorScheme] of [
  [360, 'pt-BR', 'dark'],
  [1440, 'en-US', 'light'],
] as const)
  test.describe(`at ${width} px in ${locale}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height: 800 }, expectedConsole: /status of 404/ });

    test('a visitor signs up, opens the email and is back on the page', async ({
      page,
      request,
      expectAccessible,
    }) => {
      const isEnglish = locale === 'en-US';
      const person = createPerson();
      await page.goto('/auth/signup?returnTo=%2Fplans');
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.getByLabel(isEnglish ? 'Email' : 'E-mail', { exact: true }).fill(person.email);
      await page.getByLabel(isEnglish ? 'Password' : 'Senha', { exact: true }).fill(password);
      await page.getByRole('checkbox', { name: isEnglish ? /I am 18 or older/ : /Tenho 18 anos/ }).check();
      await waitForQuiet(page);
      await expectAccessible();
      await page.getByRole('button', { name: isEnglish ? 'Create account' : 'Criar conta' }).click();
      const heading = isEnglish ? 'Confirm your email' : 'Confirme seu e-mail';
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await waitForQuiet(page);
      await expectNoOverflow(page);
      await expectAccessible();

      const secret = await page.evaluate(
        () => JSON.parse(localStorage.getItem('banca.sign-up-secret') ?? '{}').codeVerifier,
      );
      expect(secret).toMatch(/^[\w-]{43}$/);
      const mailTab = await page.context().newPage();
      const addresses: string[] = [];
      mailTab.on('request', (sent) => addresses.push(sent.url()));
      await mailTab.goto(await fetchEmailLink(request, person.email, '/auth/validate-email'));
      for (const tab of [mailTab, page]) {
        await expect(tab).toHaveURL('/plans');
        await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('banca.sign-up-secret'))).toBeNull();
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  });
