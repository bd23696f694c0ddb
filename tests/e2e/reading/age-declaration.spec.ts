import type { APIRequestContext, Page } from '@playwright/test';
import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { displayVariants, setDisplay } from '../set-display.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

// The platform refuses the pages until the age is declared.
test.use({ expectedConsole: /Failed to load resource/ });

const adultIssue = '/issue/rede-na-varanda';

const texts = {
  'pt-br': {
    confirm: 'Tenho 18 anos ou mais',
    isAskedOnce: 'Só perguntamos uma vez: a resposta fica guardada na sua conta.',
    page: /^Página 1 de /,
    cover: 'Capa de Rede na Varanda',
  },
  'en-us': {
    confirm: 'I am 18 or older',
    isAskedOnce: 'We ask only once: your answer is saved in your account.',
    page: /^Page 1 of /,
    cover: 'Cover of Rede na Varanda',
  },
} as const;

/** A reader like those whose accounts Google or an operator opened: without a birth date and a declaration. */
async function signInUndeclared(page: Page, request: APIRequestContext): Promise<void> {
  const buyer = await createBuyer(request);
  const response = await request.patch(`/api/identity/user/${buyer.readerId}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
    multipart: { birthDate: '' },
  });
  expect(response.status()).toBe(200);
  await openSessionOf(page, buyer);
}

for (const { width, language, theme } of displayVariants) {
  const text = texts[language];

  test(`a reader who never declared an age declares it in the reader, once (${width} px, ${language}, ${theme})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await setDisplay(page, { language, theme });
    await signInUndeclared(page, request);
    const confirm = page.getByRole('button', { name: text.confirm });
    await page.goto(adultIssue);
    await expect(page.getByText(text.isAskedOnce)).toBeVisible();
    await expect(page.getByAltText(text.cover)).toHaveCount(0);
    await expectNoOverflow(page);
    await expectAccessible();

    const { externalId: id } = await (await request.get('/api/comics/issue/slug/rede-na-varanda')).json();
    await page.goto(`/reader/${id}`);
    await expect(page.getByText(text.isAskedOnce)).toBeVisible();
    await expectAccessible();
    await confirm.click();
    await expect(page.getByRole('img', { name: text.page }).first()).toBeVisible();

    // The device knows only what the platform sends.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('banca.user.')) localStorage.removeItem(key);
    });
    await page.goto(adultIssue);
    await expect(page.getByAltText(text.cover)).toBeVisible();
    await expect(confirm).toHaveCount(0);
  });
}

test('an account that Google opened is asked for the age of its owner', async ({ page }) => {
  await page.goto(`/auth/login?returnTo=${encodeURIComponent(adultIssue)}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Google/ })
    .click();
  await page.waitForURL(/\/thirdparty\//);
  await page.getByRole('button', { name: /Gabi/ }).click();
  await expect(page).toHaveURL(adultIssue);
  await expect(page.getByRole('button', { name: texts['pt-br'].confirm })).toBeVisible();
  await expect(page.getByText(texts['pt-br'].isAskedOnce)).toBeVisible();
});
