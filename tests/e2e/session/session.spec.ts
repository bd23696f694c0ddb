import type { Page } from '@playwright/test';
import { signOut, waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, reader, test } from '../test.ts';

/** A reader whose profile no other test changes. */
const joana = { entry: 'joana.desfez', password: 'tacaca-da-esquina-91' };

const header = (page: Page) => page.getByRole('banner');
const profile = (page: Page) => header(page).getByRole('link', { name: /Meu perfil/ });

async function signInByForm(
  page: Page,
  { entry, password } = { entry: reader.email, password: reader.password },
) {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail ou nome de usuário').fill(entry);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(profile(page)).toBeVisible();
}

const storageFailures = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  },
  'is forbidden': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden.', 'SecurityError');
      },
    });
  },
};

for (const [how, script] of Object.entries(storageFailures)) {
  test(`if the storage ${how}, the session lasts for this tab only, which is reported`, async ({ page }) => {
    await page.addInitScript(script);
    // The toast disappears after 5 s, possibly before the next screen is loaded.
    await Promise.all([
      expect(
        page.getByText('ao fechar ou recarregar esta aba, você vai precisar entrar de novo'),
      ).toHaveCount(1, { timeout: 30_000 }),
      signInByForm(page),
    ]);
    await page.getByRole('navigation', { name: 'Menu principal' }).getByText('Catálogo').click();
    await expect(page.getByRole('heading', { name: 'Catálogo', level: 1 })).toBeVisible();
    await expect(profile(page)).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount');
  });
}

test.describe('without a network', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('starting the app keeps the session, and loads the reader when the network returns', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.route('**/api/identity/user/*', (route) => route.abort());
    await page.goto('/catalog');
    const retry = header(page).getByRole('button', { name: 'Sua conta não carregou. Tentar de novo' });
    await expect(retry).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Entrar' })).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await page.unroute('**/api/identity/user/*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(profile(page)).toBeVisible();
  });

  test('signing out works on this device, and reports that the platform could not be notified', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/catalog');
    await page.route('**/api/identity/auth/logout', (route) => route.abort());
    await signOut(page);
    await expect(
      page.getByText('Você saiu neste aparelho, mas não conseguimos avisar o serviço.'),
    ).toBeVisible();
    await expect(page.getByText('Não foi possível conectar ao servidor.')).toHaveCount(0);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /session|user/.test(key))),
    ).toEqual([]);
  });
});

test('no data of one reader is shown after another has signed in in another tab', async ({
  page,
  signIn,
  request,
}) => {
  await signIn();
  await page.goto('/');
  await expect(profile(page)).toContainText('Ana');
  const response = await request.post('/api/identity/auth/login', { data: joana });
  const { data } = await response.json();
  const release = Promise.withResolvers<void>();
  await page.route(`**/api/identity/user/${data.uuid}`, async (route) => {
    await release.promise;
    await route.continue();
  });
  // Simulates another tab: the storage changes, and this tab receives the event.
  const text = await page.evaluate(
    (session) => {
      localStorage.setItem('banca.session', session);
      window.dispatchEvent(new StorageEvent('storage', { key: 'banca.session' }));
      return new Promise<string>((resolve) => {
        requestAnimationFrame(() => resolve(document.querySelector('header')?.textContent ?? ''));
      });
    },
    JSON.stringify({ token: data.token, readerId: data.uuid }),
  );
  expect(text).not.toContain('Ana');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('banca.user'))),
  ).toEqual([]);
  release.resolve();
  await expect(profile(page)).toContainText('Joana');
});

test("a page restored from the browser's cache reads the session again", async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(profile(page)).toBeVisible();
  // A page from that cache has loaded completely: a request now would be sent without the session.
  await waitForQuiet(page);
  await page.evaluate(() => {
    localStorage.removeItem('banca.session');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('the chosen theme is saved in the profile, and applied before the app has loaded', async ({
  page,
  browser,
  expectAccessible,
}) => {
  const root = page.locator('html');
  await signInByForm(page, joana);
  // A profile that arrives after the choice would restore the earlier theme.
  await waitForQuiet(page);
  const saved = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await page.getByLabel('Aparência').selectOption('light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect((await saved).ok()).toBe(true);
  await expectAccessible();

  const otherPage = await browser.newPage();
  await signInByForm(otherPage, joana);
  await expect(otherPage.locator('html')).toHaveAttribute('data-theme', 'light');
  await otherPage.close();

  // The layout in index.html, before any code of the app has loaded.
  await page.route('**/assets/vendor.*', () => {});
  // A screen that the platform does not render.
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(page.locator('.first-paint')).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.unroute('**/assets/vendor.*');
  await page.goto('/search');
  const resetTheme = page.waitForResponse((response) => response.url().endsWith('/preferences'));
  await page.getByLabel('Aparência').selectOption('dark');
  await resetTheme;
});

for (const width of [320, 360, 780, 854, 1000, 1001, 1440]) {
  test(`the shell fits ${width} px for visitors and readers, with a long name and with large text`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/catalog');
    await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Criar conta' })).toBeVisible({
      visible: width > 1000,
    });
    await expect(header(page).getByRole('button', { name: 'Abrir menu' })).toBeVisible({
      visible: width <= 1000,
    });
    await expectNoOverflow(page);

    const response = await request.post('/api/identity/auth/login', {
      data: { entry: reader.email, password: reader.password },
    });
    const { data } = await response.json();
    await page.route('**/api/identity/user/*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.data.nickname = 'Maria Aparecida Wollstonecraft-Albuquerque de Vasconcelos Saldanha';
      await route.fulfill({ response, json: body });
    });
    await page.evaluate(
      (session) => localStorage.setItem('banca.session', session),
      JSON.stringify({ token: data.token, readerId: data.uuid }),
    );
    await page.reload();
    await expect(profile(page)).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoOverflow(page);
    const areSideBySide = await header(page).evaluate((element) => {
      const boxes = [...element.children]
        .filter((child) => child.checkVisibility())
        .map((child) => child.getBoundingClientRect());
      return boxes.every((box, index) => index === 0 || box.left >= (boxes[index - 1]?.right ?? 0) - 1);
    });
    expect(areSideBySide).toBe(true);
  });
}
