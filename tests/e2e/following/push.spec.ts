import type { BrowserContext, Page } from '@playwright/test';
import { browserArguments, requireBrowser } from '../../../tools/find-browser.ts';
import { examplePushKeys } from '../../fakes/following/fake-push-device.ts';
import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { port } from '../port.ts';
import { waitForQuiet } from '../quiet.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

// The shell of Chromium shows no notifications.
test.use({
  launchOptions: {
    executablePath: requireBrowser('full'),
    args: [...browserArguments, '--headless=new'],
  },
});

const origin = `http://127.0.0.1:${port}`;
const pushPath = '/api/comics/follow/push';

/** Replaces only the subscription, because Chromium would ask a push service for it. */
async function replacePushService(page: Page): Promise<void> {
  await page.addInitScript((keys) => {
    const stored = 'test-push-subscription';
    const read = () => {
      const subscription = localStorage.getItem(stored);
      if (!subscription) return null;
      const { endpoint, key } = JSON.parse(subscription);
      return {
        endpoint,
        options: {
          applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) =>
            c.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(stored);
          return true;
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => read(),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        localStorage.setItem(stored, JSON.stringify({ endpoint, key: applicationServerKey }));
        return read();
      },
    });
  }, examplePushKeys);
}

/** The script and scope of each service worker. */
const listWorkers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active, scope }) => [active?.scriptURL, scope]),
  );

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name });

/** The switches are in the closed settings. */
const openSettings = (page: Page) => page.getByRole('main').locator('summary').click();

async function openFollowing(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await replacePushService(page);
  await page.goto('/shelf/following');
  await openSettings(page);
}

const variants = [
  { language: 'pt-br', theme: 'dark', width: 360, label: 'Avisos neste aparelho' },
  { language: 'en-us', theme: 'light', width: 1440, label: 'Notifications on this device' },
] as const;

for (const { language, theme, width, label } of variants) {
  test(`a reader turns on messages to this device, and gets one: ${language}, ${theme}, ${width} px`, async ({
    page,
    context,
    request,
    expectAccessible,
  }) => {
    const reader = await createBuyer(request);
    const headers = { authorization: `Bearer ${reader.token}` };
    await request.patch(`/api/comics/user/${reader.readerId}/preferences`, {
      headers,
      data: { language, theme },
    });
    await page.addInitScript(
      ([chosenLanguage, chosenTheme]) => {
        localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
        localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
      },
      [language, theme],
    );
    await page.setViewportSize({ width, height: 800 });
    await openSessionOf(page, reader);
    await openFollowing(page, context);
    const messages = switchOf(page, label);
    await expect(messages).not.toBeChecked();
    await expect(messages).toBeEnabled();
    expect(await listWorkers(page)).toEqual([]);
    const isOn = async () => (await (await request.get(pushPath, { headers })).json()).isOn;
    expect(await isOn()).toBe(false);

    await messages.press('Space');
    await expect(messages).toBeChecked();
    await expect.poll(isOn).toBe(true);
    await expect(messages).toBeFocused();
    expect(await listWorkers(page)).toEqual([[`${origin}/push-worker.js`, `${origin}/push/`]]);
    await waitForQuiet(page);
    await expectNoOverflow(page);
    await expectAccessible();

    const renewal = page.waitForRequest((sent) => sent.method() === 'PUT' && sent.url().endsWith(pushPath));
    await page.reload();
    expect((await renewal).headers()['accept-language']).toBe(language);
    await openSettings(page);
    await expect(messages).toBeChecked();

    const message = {
      title: 'Nanquim',
      body: 'Nanquim nº 2',
      path: '/issue/nanquim-2',
      tag: 't1',
      language: 'pt-BR',
    };
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/push/');
        const list = (await registration?.getNotifications()) ?? [];
        return list.map(({ title, body, data, tag }) => ({ title, body, data, tag }));
      });
    await deliver(page, context, message);
    // Chromium may show messages that arrive together in any order.
    await expect.poll(async () => (await shown()).length).toBe(1);
    await deliver(page, context, { ...message, body: 'Nanquim nº 3' });
    // One, because the second has the same tag.
    await expect
      .poll(shown)
      .toEqual([{ title: 'Nanquim', body: 'Nanquim nº 3', data: '/issue/nanquim-2', tag: 't1' }]);

    await messages.click();
    await expect(messages).not.toBeChecked();
    await expect.poll(isOn).toBe(false);
    await expect.poll(() => listWorkers(page)).toEqual([]);
  });
}

test.describe('without a network', () => {
  test.use({ expectedConsole: /503/ });

  test('messages to a device end when the reader signs out', async ({ page, context, request }) => {
    await openSessionOf(page, await createBuyer(request));
    await openFollowing(page, context);
    const messages = switchOf(page, 'Avisos neste aparelho');
    await messages.click();
    await expect.poll(() => listWorkers(page)).toHaveLength(1);
    await expect(messages).toHaveAttribute('aria-busy', 'false');
    await page.goto('/account');
    await page.route('**/auth/logout', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
    await expect.poll(() => listWorkers(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('test-push-subscription'))).toBeNull();
  });
});

test('an iPhone explains that the app must be installed, and a browser that blocks messages how to allow them', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openSessionOf(page, await createBuyer(request));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    if (location.hash !== '#iphone') return;
    Reflect.deleteProperty(window, 'PushManager');
    Object.assign(navigator, { standalone: false });
  });
  await page.goto('/shelf/following#iphone');
  await openSettings(page);
  await expect(page.getByText(/Adicionar à Tela de Início/)).toBeVisible();
  await expect(switchOf(page, 'Avisos neste aparelho')).toHaveCount(0);
  await expectNoOverflow(page);
  await expectAccessible();

  // Without a permission, Chromium without a window refuses.
  await page.goto('/shelf/following');
  await openSettings(page);
  const messages = switchOf(page, 'Avisos neste aparelho');
  await messages.click();
  await expect(page.getByText(/O navegador está bloqueando/)).toBeVisible();
  await expect(messages).not.toBeChecked();
  await expectNoOverflow(page);
  await expectAccessible();
});

test('the push worker is served for updates at any time', async ({ request }) => {
  const response = await request.get('/push-worker.js');
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching(/^(text|application)\/javascript/),
  });
  expect(await response.text()).not.toContain('fetch');
});

/** Delivers a message as a push service would, after its decryption. */
async function deliver(page: Page, context: BrowserContext, message: object): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  });
  await devtools.detach();
}
