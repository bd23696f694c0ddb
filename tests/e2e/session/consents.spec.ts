import type { BrowserContext, Page } from '@playwright/test';
import { findStoredKey } from '../../../src/infrastructure/storage/stored-keys.ts';
import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

// Expected failures are logged to the console as well.
test.use({ expectedConsole: /Failed to load resource/ });

const documents = [
  ['/documents/termos-de-uso.html', 'Termos de uso'],
  ['/documents/politica-de-privacidade.html', 'Política de privacidade'],
  ['/documents/terms-of-use.html', 'Terms of use'],
  ['/documents/privacy-policy.html', 'Privacy policy'],
] as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the legal texts are readable on a small screen (${colorScheme})`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [address, title] of documents) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible();
      const contents = page.getByRole('navigation').getByRole('link');
      const name = (await contents.last().textContent()) ?? '';
      await contents.last().click();
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    }
    await page.getByRole('link', { name: 'Versão em português' }).click();
    await expect(page).toHaveURL('/documents/politica-de-privacidade.html');
  });
}

test('the footer leads to the texts, and to the address of the company', async ({ page }) => {
  await page.goto('/plans');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Fale com a gente' })).toHaveAttribute(
    'href',
    'mailto:contato@banca.example',
  );
  await footer.getByRole('link', { name: 'Termos de uso' }).click();
  await expect(page.getByText('Esta é uma demonstração.')).toBeVisible();
});

test('a sign-up stores the versions that the form shows', async ({ page, request }) => {
  const texts = (await (await request.get('/api/identity/consent/text')).json()).data;
  const loaded = page.waitForResponse('**/consent/text');
  await page.goto('/auth/signup');
  await (await loaded).finished();
  await page.getByLabel('E-mail').fill(`consente.${Date.now()}@banca.example`);
  await page.getByLabel('Senha', { exact: true }).fill('gibi-na-sacola-77');
  await page.getByRole('checkbox', { name: /Tenho 18 anos/ }).check();
  const sent = page.waitForRequest((each) => each.method() === 'POST' && each.url().endsWith('/user'));
  await page.getByRole('main').getByRole('button', { name: 'Criar conta' }).click();
  expect((await sent).postDataJSON().acceptedVersions).toEqual(
    texts.map(({ kind, version }: Record<string, string>) => ({ kind, version })),
  );
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
});

test('readers see what they accepted', async ({ page, request, expectAccessible }) => {
  await openSessionOf(page, await createBuyer(request));
  await page.goto('/account/general/privacy');
  const section = page.getByRole('region', { name: 'Consentimentos' });
  await expect(section.getByText(/Versão de .* · Aceita em /)).toHaveCount(2);
  await expect(section.getByRole('link', { name: /Política de privacidade/ })).toHaveAttribute(
    'href',
    '/documents/politica-de-privacidade.html',
  );
  await expectAccessible();
});

test('a reader who has not accepted is asked on private screens only, and can leave or accept', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/auth/login?returnTo=%2Fcatalog');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Google/ })
    .click();
  await page.waitForURL(/\/thirdparty\//);
  await page.getByRole('button', { name: /Gabi/ }).click();
  await expect(page).toHaveURL('/catalog');

  await page.goto('/account/security');
  const request = page.getByRole('heading', { level: 1, name: 'Antes de continuar' });
  await expect(request).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /Termos de uso/,
    /Política de privacidade/,
  ]);
  await expectNoOverflow(page);
  await expectAccessible();

  await page.getByRole('main').getByRole('link', { name: 'Privacidade e dados' }).click();
  await expect(page).toHaveURL('/account/general/privacy');
  await expect(
    page.getByRole('region', { name: 'Consentimentos' }).getByText(/Ainda não aceita/),
  ).toHaveCount(2);

  // Another version was published while the reader was reading.
  await page.goto('/account/security');
  await page.route('**/api/identity/consent', async (route) => {
    const body = route.request().postDataJSON();
    if (!body) return route.continue();
    await route.continue({ postData: { ...body, version: '2020-01-01' } });
  });
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(page.getByText(/acaba de ganhar uma nova versão/)).toBeVisible();
  await page.unroute('**/api/identity/consent');
  await page.getByRole('button', { name: 'Aceitar e continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible();
  await expect(request).toHaveCount(0);
});
test.describe('storage on the device', () => {
  /** What the browser stores, of both storages and the cookies. Tests themselves store nothing here. */
  const storedIn = async (page: Page, context: BrowserContext) => {
    const keys = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => `IndexedDB ${name}`),
      ...(await caches.keys()).map((name) => `cache ${name}`),
    ]);
    return [...keys, ...(await context.cookies()).map(({ name }) => name)];
  };
  const expectOnlyNecessary = async (page: Page, context: BrowserContext) => {
    const keys = await storedIn(page, context);
    expect(keys.filter((key) => findStoredKey(key)?.need !== 'necessary')).toEqual([]);
    return keys;
  };
  const searchFor = async (page: Page, text: string) => {
    await page.goto('/catalog');
    await page.getByRole('combobox', { name: 'Buscar na Banca' }).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?s=/);
    await page.getByRole('main').locator('a[href^="/issue/"]').first().click();
    await expect(page).toHaveURL(/\/issue\//);
  };
  const choice = (page: Page) => page.getByRole('region', { name: 'Lembrar minhas buscas neste aparelho?' });

  test('a first visit and an ordinary one store only what is necessary', async ({ page, context }) => {
    await page.goto('/');
    expect(await expectOnlyNecessary(page, context)).toEqual([]);
    await searchFor(page, 'turno');
    await page.getByRole('link', { name: /Ler/ }).first().click();
    await expect(page).toHaveURL(/\/reader\//);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => (await storedIn(page, context)).filter((key) => /^banca\..*position/.test(key)))
      .toHaveLength(1);
    await page.goto('/plans');
    await expectOnlyNecessary(page, context);
  });

  test('a reader who has given no answer stores only what is necessary', async ({
    page,
    context,
    request,
  }) => {
    await openSessionOf(page, await createBuyer(request));
    await searchFor(page, 'turno');
    for (const address of ['/account', '/shelf', '/plans', '/search']) await page.goto(address);
    await expect(choice(page)).toBeVisible();
    expect(await expectOnlyNecessary(page, context)).toContain('banca.session');
  });

  test('searches are stored after a yes, and deleted by a no', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.goto('/search');
    await choice(page).getByRole('button', { name: 'Não' }).click();
    await expect(choice(page).getByText('Suas buscas não ficam guardadas neste aparelho.')).toBeFocused();
    await searchFor(page, 'turno');
    expect(await expectOnlyNecessary(page, context)).toContain('banca.remember-searches');

    await page.goto('/search');
    await expect(page.getByRole('button', { name: 'Sim' })).toHaveCount(0);
    await choice(page).getByRole('button', { name: 'Guardar minhas buscas' }).click();
    await searchFor(page, 'turno');
    await page.goto('/search');
    await expect(page.getByRole('region', { name: 'Buscas recentes' }).getByRole('link')).toHaveText([
      'turno',
    ]);
    expect(await storedIn(page, context)).toContain('banca.searches');
    await expectAccessible();

    await choice(page).getByRole('button', { name: 'Parar de guardar e apagar' }).click();
    await expect(page.getByRole('region', { name: 'Buscas recentes' })).toHaveCount(0);
    await expectOnlyNecessary(page, context);
  });
});
