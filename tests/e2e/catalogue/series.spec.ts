import { expectStatus } from '../expect-status.ts';
import { pageImage } from '../reading/open-reader.ts';
import { chooseDisplay, setPreferences } from '../set-display.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';

const address = '/series/turno-da-noite';

test('a series shows its number of issues, and starts at the first', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Turno da Noite' })).toBeVisible();
  await expect(page).toHaveTitle('Turno da Noite – Banca');
  await expect(page.getByText('3 edições')).toBeVisible();
  const issues = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(issues).toHaveText([
    /Edição 1.*Três e Quinze/,
    /Edição 2.*Homem Seguido/,
    /Edição 3.*O Corujão/,
  ]);
  await expect(page.getByRole('link', { name: 'Começar a ler' })).toHaveAttribute('href', /^\/reader\//);
});

test('a series continues where the reader stopped', async ({ page, signIn }) => {
  await signIn();
  await page.goto(address);
  await page.getByRole('link', { name: 'Começar a ler' }).click();
  await expect(page).toHaveURL(/\/reader\//);
  await expect(pageImage(page, 1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(pageImage(page, 2)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Continuar a edição 1' })).toBeVisible();
});

test('the share button copies the address of a series', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await expectStatus(page, 'link copiado!', () => page.getByRole('button', { name: 'Compartilhar' }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
});

test.describe('an unknown series', () => {
  test.use({ expectedConsole: /404/ });

  test('offers a search for the words of its address', async ({ page }) => {
    await page.goto('/series/turno-noite');
    await expect(page.getByText('Não encontramos esta série.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/search?s=turno%20noite');
  });
});

test('the series screen is available in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('banca.language', '"en-us"'));
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Start reading' })).toBeVisible();
  await expect(page.getByText('3 issues')).toBeVisible();
});

test('a series links to its feed of new issues', async ({ page }) => {
  await page.goto(address);
  const link = page.getByRole('link', { name: 'Feed de novidades Turno da Noite' });
  await expect(page.locator('link[rel=alternate][type="application/atom+xml"]')).toHaveAttribute(
    'href',
    new RegExp(`${address}/feed\\.atom$`),
  );
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect((await response.text()).match(/<entry>/g)).toHaveLength(3);
});
for (const width of [360, 1440]) {
  for (const [language, theme] of [
    ['pt-br', 'dark'],
    ['en-us', 'light'],
  ] as const) {
    test(`a series shows how far the reader has read it at ${width} px, ${language}, ${theme}`, async ({
      page,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await chooseDisplay(page, { language, theme });
      await setPreferences(page, { language, theme });
      // A subscriber, who can read all issues of the series.
      await signInAs(page, 'clara.assina');
      await page.route('**/api/comics/reading/user/*/progress', async (route) => {
        const series = await (await page.request.get('/api/comics/series/slug/turno-da-noite')).json();
        const [first, second] = series.issues.items;
        const readAt = new Date().toISOString();
        await route.fulfill({
          json: [
            {
              issueId: first.externalId,
              page: first.pagesCount - 1,
              pagesCount: first.pagesCount,
              readAt,
              finishedAt: readAt,
            },
            { issueId: second.externalId, page: 2, pagesCount: second.pagesCount, readAt, finishedAt: null },
          ],
        });
      });
      await page.goto(address);
      const isEnglish = language === 'en-us';
      await expect(
        page.getByText(isEnglish ? 'You have read 1 of 3 issues' : 'Você leu 1 de 3 edições'),
      ).toBeVisible();
      const rows = page.getByRole('main').getByRole('list').getByRole('link');
      await expect(rows.nth(0)).toHaveText(isEnglish ? /Finished/ : /Lido/);
      await expect(rows.nth(1)).toHaveText(isEnglish ? /Page 3 of \d+/ : /Página 3 de \d+/);
      await expect(
        page.getByRole('link', { name: isEnglish ? 'Resume issue 2' : 'Continuar a edição 2' }),
      ).toBeVisible();
      await expectAccessible();
    });
  }
}
