import type { APIRequestContext, Page } from '@playwright/test';
import { demo } from '../../../demo/demo.ts';
import { expectStatus } from '../expect-status.ts';
import { expectNoShift, watchShiftsFromNow } from '../layout-shifts.ts';
import { scrollTo } from '../scrolling.ts';
import { expect, test } from '../test.ts';

/** The second of three of a series, in plans and for nobody else. */
const second = '/issue/turno-da-noite-2-o-homem-seguido';
const forAdults = '/issue/rede-na-varanda';

/** Opens an address of the app without loading its page anew. */
const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }));
  }, address);

const title = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });

async function signInAs(page: Page, request: APIRequestContext, username: string): Promise<void> {
  const account = demo.accounts.find((each) => each.username === username);
  const data = { entry: account?.email, password: account?.password };
  const answer = await (await request.post('/api/identity/auth/login', { data })).json();
  await page.addInitScript(
    (session) => localStorage.setItem('banca.session', session),
    JSON.stringify({ token: answer.data.token, userId: answer.data.uuid }),
  );
}

for (const width of [360, 1440]) {
  test(`at ${width} px a card becomes its screen before any answer, and what comes then moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/series/turno-da-noite');
    const card = page.getByRole('main').getByRole('link', { name: /O Homem Seguido/ });
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/comics\/(?!media)/, async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held.promise;
      await route.continue();
    });
    await card.click();
    await expect(title(page, /O Homem Seguido/)).toBeVisible();
    const cover = page.getByAltText(/^Capa de Turno da Noite/);
    await expect(cover).toBeVisible();
    await expect(cover).toHaveJSProperty('complete', true);
    await watchShiftsFromNow(page);
    held.resolve();
    await expect(page.getByRole('link', { name: /Edição anterior/ })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Turno da Noite', exact: true }),
    ).toBeVisible();
    await scrollTo(page.getByRole('region', { name: 'Mais desta série' }));
    await expect(
      page.getByRole('region', { name: 'Mais desta série' }).getByRole('link').first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('/issue/slug/'))).toEqual([]);
    await expectNoShift(page, 0.001);
  });
}

test('the keyboard leads from issue to issue through the series, and to the series', async ({ page }) => {
  await page.goto(second);
  const beside = page.getByRole('navigation', { name: 'Nesta série' });
  await beside.getByRole('link', { name: /Próxima edição/ }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page, /O Corujão/)).toBeVisible();
  await expect(beside).toContainText('Esta é a mais nova.');
  await beside.getByRole('link', { name: /Edição anterior/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(second);
  await page.getByRole('main').getByRole('link', { name: 'Turno da Noite', exact: true }).click();
  await expect(page).toHaveURL('/series/turno-da-noite');
});

test('every way to have an issue is told with its price', async ({ page }) => {
  await page.goto('/issue/turno-da-noite-3-o-corujao');
  await expect(page.getByRole('main').getByRole('link', { name: 'Assinar' })).toHaveAttribute(
    'href',
    '/plans',
  );
  const others = page.getByRole('list', { name: 'Outras formas de ler' }).getByRole('link');
  await expect(others).toHaveText([/^Comprar por R\$\s9,90$/, /^Alugar por 7 dias · R\$\s3,90$/]);
  await expect(others.first()).toHaveAttribute(
    'href',
    /^\/issue\/turno-da-noite-3-o-corujao\/acquisition\?merchandise=/,
  );
});

test('an issue leads to its publisher and its genre', async ({ page }) => {
  await page.goto(second);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Meia-Noite Quadrinhos' })).toHaveAttribute(
    'href',
    /^\/publisher\//,
  );
  await expect(main.getByRole('link', { name: 'Policial' })).toHaveAttribute('href', '/genre/crime');
});

test('whoever shares an issue copies its address, where the device shares nothing by itself', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${second}?from=letter`);
  await expectStatus(page, 'link copiado!', () => page.getByRole('button', { name: 'Compartilhar' }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${second}`);
});

test('a device that shares by itself gets title and address', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(second);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
  await expect.poll(shared).toEqual({ title: 'Turno da Noite: O Homem Seguido', url: `${baseURL}${second}` });
});

test('an issue for adults shows itself once a visitor says that they are of age, and for the visit', async ({
  page,
}) => {
  await page.goto(forAdults);
  await expect(title(page, 'Rede na Varanda')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Tenho 18 anos ou mais' });
  await expect(confirm).toBeVisible();
  await expect(page.getByAltText('Capa de Rede na Varanda')).toHaveCount(0);
  expect(await page.getByRole('main').locator('img').count()).toBe(0);
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByAltText('Capa de Rede na Varanda')).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.reload();
  await expect(page.getByAltText('Capa de Rede na Varanda')).toBeVisible();
});

test('who turns back at the gate is where they were', async ({ page }) => {
  await page.goto('/catalog');
  await expect(title(page)).toBeVisible();
  await goWithin(page, forAdults);
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL('/catalog');
});

test('a guided child is told who decides, and led to what they may read', async ({ page, request }) => {
  await signInAs(page, request, 'tito.guiado');
  await page.goto(forAdults);
  await expect(page.getByText(/Quem pode mudar isso é a pessoa responsável/)).toBeVisible();
  await expect(page.getByAltText('Capa de Rede na Varanda')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver o que você pode ler' }).click();
  await expect(page).toHaveURL(/\/catalog\?rating=/);
});

test('an adult who is signed in sees no gate', async ({ page, signIn }) => {
  await signIn();
  await page.goto(forAdults);
  await expect(page.getByAltText('Capa de Rede na Varanda')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tenho 18 anos ou mais' })).toHaveCount(0);
});

test.describe('an issue that the service keeps to itself', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  const refuse = (page: Page, status: number, code: string) =>
    page.route('**/api/comics/issue/slug/*', (route) =>
      route.fulfill({ status, json: { code, name: 'REFUSED', message: code } }),
    );

  test('is said to be gone, and leads on', async ({ page }) => {
    await page.goto('/catalog');
    await expect(title(page)).toBeVisible();
    await refuse(page, 410, 'ISSUE.UNAVAILABLE_MARKET');
    await goWithin(page, second);
    await expect(title(page, 'Fora da prateleira')).toBeVisible();
    await expect(page.getByText('Esta edição saiu da banca.')).toBeVisible();
    await page.getByRole('link', { name: 'Ver o catálogo' }).click();
    await expect(page).toHaveURL('/catalog');
  });

  test('of a publisher that is closed leads to the others', async ({ page }) => {
    await page.goto('/catalog');
    await expect(title(page)).toBeVisible();
    await refuse(page, 410, 'PUBLISHER.NOT_ACTIVE');
    await goWithin(page, second);
    await expect(page.getByText('Esta editora não está ativa.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver as editoras' })).toHaveAttribute('href', '/publishers');
  });

  test('and the words of an address that leads nowhere are searched for', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/issue/turno-noite');
    await expect(page.getByText('Não encontramos este quadrinho.')).toBeVisible();
    await expectAccessible();
    const field = page.getByRole('searchbox', { name: 'Buscar na Banca' });
    await expect(field).toHaveValue('turno noite');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?s=turno%20noite');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Turno da Noite/ })
        .first(),
    ).toBeVisible();
  });
});

test('of two issues that are opened the last one stays, whichever answer comes last', async ({ page }) => {
  await page.goto('/catalog');
  await expect(title(page)).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/comics/issue/slug/turno-da-noite-2*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await goWithin(page, second);
  await goWithin(page, '/issue/doze-andares');
  await expect(title(page, 'Doze Andares')).toBeVisible();
  const late = page.waitForResponse('**/api/comics/issue/slug/turno-da-noite-2*');
  held.resolve();
  await late;
  await expect(title(page, 'Doze Andares')).toBeVisible();
});

test('the screen speaks English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('banca.language', '"en-us"'));
  await page.goto(second);
  await expect(page.getByRole('navigation', { name: 'In this series' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});
