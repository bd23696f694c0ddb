import type { APIRequestContext, Page } from '@playwright/test';
import { demo } from '../../../demo/demo.ts';
import { expectStatus } from '../expect-status.ts';
import { expectNoShift, watchShiftsFromNow } from '../layout-shifts.ts';
import { scrollTo } from '../scrolling.ts';
import { expect, test } from '../test.ts';

/** The second of three issues of a series, only for subscribers. */
const secondIssue = '/issue/turno-da-noite-2-o-homem-seguido';
const adultIssue = '/issue/rede-na-varanda';

/** Opens an address of the app without loading the page again. */
const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: { key: to } }));
  }, address);

const title = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name && { name }) });

async function signInAs(page: Page, request: APIRequestContext, username: string): Promise<void> {
  const account = demo.accounts.find((each) => each.username === username);
  const data = { entry: account?.email, password: account?.password };
  const login = await (await request.post('/api/identity/auth/login', { data })).json();
  await page.addInitScript(
    (session) => localStorage.setItem('banca.session', session),
    JSON.stringify({ token: login.data.token, readerId: login.data.uuid }),
  );
}

for (const width of [360, 1440]) {
  test(`at ${width} px an issue opens from its card before any response, without later layout shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/series/turno-da-noite');
    const card = page.getByRole('main').getByRole('link', { name: /O Homem Seguido/ });
    await expect(card.locator('img')).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    const release = Promise.withResolvers<void>();
    await page.route(/\/api\/comics\/(?!media)/, async (route) => {
      requests.push(new URL(route.request().url()).pathname);
      await release.promise;
      await route.continue();
    });
    await card.click();
    await expect(title(page, /O Homem Seguido/)).toBeVisible();
    const cover = page.getByAltText(/^Capa de Turno da Noite/);
    await expect(cover).toBeVisible();
    await expect(cover).toHaveJSProperty('complete', true);
    await watchShiftsFromNow(page);
    release.resolve();
    await expect(page.getByRole('link', { name: /Edição anterior/ })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Turno da Noite', exact: true }),
    ).toBeVisible();
    await scrollTo(page.getByRole('region', { name: 'Mais desta série' }));
    await expect(
      page.getByRole('region', { name: 'Mais desta série' }).getByRole('link').first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.includes('/issue/slug/'))).toEqual([]);
    await expectNoShift(page, 0.001);
  });
}

test('the keyboard reaches the previous issue, the next issue and the series', async ({ page }) => {
  await page.goto(secondIssue);
  const beside = page.getByRole('navigation', { name: 'Nesta série' });
  await beside.getByRole('link', { name: /Próxima edição/ }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page, /O Corujão/)).toBeVisible();
  await expect(beside).toContainText('Esta é a mais nova.');
  await beside.getByRole('link', { name: /Edição anterior/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(secondIssue);
  await page.getByRole('main').getByRole('link', { name: 'Turno da Noite', exact: true }).click();
  await expect(page).toHaveURL('/series/turno-da-noite');
});

test('every offer of an issue is shown with its price', async ({ page }) => {
  await page.goto('/issue/turno-da-noite-3-o-corujao');
  await expect(page.getByRole('main').getByRole('link', { name: 'Assinar' })).toHaveAttribute(
    'href',
    /^\/plans\?returnTo=%2Freader%2F/,
  );
  const others = page.getByRole('list', { name: 'Outras formas de ler' }).getByRole('link');
  await expect(others).toHaveText([/^Comprar por R\$\s9,90$/, /^Alugar por 7 dias · R\$\s3,90$/]);
  await expect(others.first()).toHaveAttribute(
    'href',
    /^\/issue\/turno-da-noite-3-o-corujao\/acquisition\?merchandise=/,
  );
});

test('an issue links to its publisher and genre', async ({ page }) => {
  await page.goto(secondIssue);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Meia-Noite Quadrinhos' })).toHaveAttribute(
    'href',
    /^\/publisher\//,
  );
  await expect(main.getByRole('link', { name: 'Policial' })).toHaveAttribute('href', '/genre/crime');
});

test('the share button copies the address if the device has no share dialog', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${secondIssue}?from=email`);
  await expectStatus(page, 'link copiado!', () => page.getByRole('button', { name: 'Compartilhar' }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${secondIssue}`);
});

test('the share button opens the share dialog of the device with title and address', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const share = async (data: ShareData) => Object.assign(window, { shared: data });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(secondIssue);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared);
  await expect
    .poll(shared)
    .toEqual({ title: 'Turno da Noite: O Homem Seguido', url: `${baseURL}${secondIssue}` });
});

test('an issue for adults is shown after a visitor declares to be of age, also after a reload', async ({
  page,
}) => {
  await page.goto(adultIssue);
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

test('the back button of the age gate returns to the former page', async ({ page }) => {
  await page.goto('/catalog');
  await expect(title(page)).toBeVisible();
  await navigate(page, adultIssue);
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL('/catalog');
});

test('a guided child sees that an issue is for adults, with a link to allowed issues', async ({
  page,
  request,
}) => {
  await signInAs(page, request, 'tito.guiado');
  await page.goto(adultIssue);
  await expect(page.getByText('Esta edição é para maiores de 18 anos.')).toBeVisible();
  await expect(page.getByAltText('Capa de Rede na Varanda')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver o que você pode ler' }).click();
  await expect(page).toHaveURL(/\/catalog\?rating=/);
});

test('a signed-in adult sees no age gate', async ({ page, signIn }) => {
  await signIn();
  await page.goto(adultIssue);
  await expect(page.getByAltText('Capa de Rede na Varanda')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tenho 18 anos ou mais' })).toHaveCount(0);
});

test.describe('an issue that the service does not return', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  const failWith = (page: Page, status: number, code: string) =>
    page.route('**/api/comics/issue/slug/*', (route) =>
      route.fulfill({ status, json: { code, name: 'REFUSED', message: code } }),
    );

  test('is reported as unavailable in the region, with a link to the catalogue', async ({ page }) => {
    await page.goto('/catalog');
    await expect(title(page)).toBeVisible();
    await failWith(page, 410, 'ISSUE.UNAVAILABLE_MARKET');
    await navigate(page, secondIssue);
    await expect(title(page, 'Fora da prateleira')).toBeVisible();
    await expect(page.getByText('Esta edição não está disponível na sua região.')).toBeVisible();
    await page.getByRole('link', { name: 'Ver o catálogo' }).click();
    await expect(page).toHaveURL('/catalog');
  });

  test('links to the other publishers if its publisher is inactive', async ({ page }) => {
    await page.goto('/catalog');
    await expect(title(page)).toBeVisible();
    await failWith(page, 410, 'PUBLISHER.NOT_ACTIVE');
    await navigate(page, secondIssue);
    await expect(page.getByText('Esta editora não está mais na Banca.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver as editoras' })).toHaveAttribute('href', '/publishers');
  });

  test('offers a search for the words of an unknown address', async ({ page, expectAccessible }) => {
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

test('the issue that was opened last is shown, whichever response arrives last', async ({ page }) => {
  await page.goto('/catalog');
  await expect(title(page)).toBeVisible();
  const release = Promise.withResolvers<void>();
  await page.route(`**/api/comics/issue/slug/turno-da-noite-2*`, async (route) => {
    await release.promise;
    await route.continue();
  });
  await navigate(page, secondIssue);
  await navigate(page, '/issue/doze-andares');
  await expect(title(page, 'Doze Andares')).toBeVisible();
  const late = page.waitForResponse('**/api/comics/issue/slug/turno-da-noite-2*');
  release.resolve();
  await late;
  await expect(title(page, 'Doze Andares')).toBeVisible();
});

test('the issue screen is available in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('banca.language', '"en-us"'));
  await page.goto(secondIssue);
  await expect(page.getByRole('navigation', { name: 'In this series' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});
