import type { Locator, Page } from '@playwright/test';
import { addCardTo, createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { displayVariants } from '../set-display.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { showSinglePages } from './open-reader.ts';

/** For subscribers and for sale, with ten pages. */
const soldComic = 'pipoca-cosmica';
/** For sale, with scrolled pages. */
const soldStrip = 'doze-andares-3';

const texts = {
  'pt-br': {
    read: 'Ler',
    sample: 'Ler amostra',
    page: (number: number) => new RegExp(`^Página ${number} de `),
    tag: 'Amostra',
    end: 'Fim da amostra',
    progress: 'Você leu 3 de 10 páginas. Como quer continuar?',
    subscribe: /^Assinar a partir de R\$\s14,99 por mês$/,
    buy: /^Comprar por R\$\s8,90$/,
    signIn: 'Entrar',
  },
  'en-us': {
    read: 'Read',
    sample: 'Read a sample',
    page: (number: number) => new RegExp(`^Page ${number} of `),
    tag: 'Sample',
    end: 'End of the sample',
    progress: 'You read 3 of 10 pages. How would you like to continue?',
    subscribe: /^Subscribe from R\$\s?14\.99 a month$/,
    buy: /^Buy for R\$\s?8\.90$/,
    signIn: 'Sign in',
  },
} as const;

/** The image of a page, once it is decoded. */
const pageImage = (page: Page, name: RegExp): Locator =>
  page.getByRole('img', { name }).and(page.locator('[data-state=ready] *'));

for (const { width, language, theme } of displayVariants) {
  const text = texts[language];

  test.describe(`a visitor at ${width} px, ${language}, ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await showSinglePages(page);
      await page.addInitScript(
        ([chosenLanguage, chosenTheme]) => {
          localStorage.setItem('banca.language', JSON.stringify(chosenLanguage));
          localStorage.setItem('banca.theme', JSON.stringify(chosenTheme));
        },
        [language, theme],
      );
    });

    test('finds something free and reads it', async ({ page, expectAccessible }) => {
      await page.goto('/catalog?kind=free&rating=14');
      await page.locator('main a[href^="/issue/"]').first().click();
      await page.getByRole('link', { name: text.read, exact: true }).click();
      await expect(pageImage(page, text.page(1))).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible();
    });

    test('reads a sample, and sees how to continue', async ({ page, expectAccessible }) => {
      await page.goto(`/issue/${soldComic}`);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: text.sample }).click();
      await expect(page.getByText(text.tag, { exact: true })).toBeVisible();
      for (const number of [1, 2, 3]) {
        await expect(pageImage(page, text.page(number))).toBeVisible();
        await page.keyboard.press('ArrowRight');
      }
      await expect(page.getByRole('heading', { name: text.end })).toBeVisible();
      await expect(page.getByText(text.progress)).toBeVisible();
      await expect(page.getByRole('link', { name: text.subscribe })).toHaveAttribute(
        'href',
        /^\/plans\?.*returnTo=%2Freader%2F/,
      );
      await expect(page.getByRole('link', { name: text.buy })).toHaveAttribute('href', /\/acquisition\?/);
      await expect(page.getByRole('link', { name: text.signIn, exact: true })).toHaveAttribute(
        'href',
        /^\/auth\/login\?returnTo=%2Freader%2F/,
      );
      await expectNoOverflow(page);
      await expectAccessible();
    });
  });
}

test('a visitor who signs in from a sample returns to the page, without the offer to sign in', async ({
  page,
  request,
}) => {
  const { page: pageName, end, signIn } = texts['pt-br'];
  const buyer = await createBuyer(request);
  await page.goto(`/issue/${soldComic}`);
  await page.getByRole('link', { name: 'Ler amostra' }).click();
  await expect(pageImage(page, pageName(1))).toBeVisible();
  await page.keyboard.press('End');
  await expect(pageImage(page, pageName(3))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: signIn, exact: true }).click();
  await page.getByLabel('E-mail ou nome de usuário').fill(buyer.username);
  await page.getByLabel('Senha', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/reader\//);
  await expect(pageImage(page, pageName(3))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: end })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Comprar/ })).toBeVisible();
  await expect(page.getByRole('link', { name: signIn, exact: true })).toHaveCount(0);
});

test('a reader who subscribes from a sample returns to the page', async ({ page, request }) => {
  const { page: pageName, subscribe } = texts['pt-br'];
  const buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4242424242424242');
  await openSessionOf(page, buyer);
  await page.goto(`/issue/${soldComic}`);
  await page.getByRole('link', { name: 'Ler amostra' }).click();
  await expect(pageImage(page, pageName(1))).toBeVisible();
  await page.keyboard.press('End');
  await expect(pageImage(page, pageName(3))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('link', { name: subscribe }).click();
  await expect(page).toHaveURL(/\/plans\?.*returnTo=/);
  await page.getByRole('link', { name: 'Assinar Banca Anual' }).click();
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await page.getByRole('link', { name: 'Ler agora' }).click();
  await expect(page).toHaveURL(/\/reader\//);
  await expect(pageImage(page, pageName(3))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(pageImage(page, pageName(4))).toBeVisible();
});

test('the end of a scrolled sample is loaded near the end', async ({ page }) => {
  const chunks: string[] = [];
  page.on('request', (each) => {
    if (/sample-end/.test(each.url())) chunks.push(each.url());
  });
  await page.goto(`/issue/${soldStrip}`);
  await page.getByRole('link', { name: 'Ler amostra' }).click();
  await expect(pageImage(page, /^Página 1 de /)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);
  await page.keyboard.press('End');
  await expect(page.getByRole('heading', { name: 'Fim da amostra' })).toBeAttached();
});

test.describe('an issue for adults', () => {
  test.use({ expectedConsole: /status of 409/ });

  test('opens for a visitor at its address only after a declaration of age', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const issue = await (await request.get('/api/comics/issue/slug/rede-na-varanda')).json();
    await page.goto(`/reader/${issue.externalId}`);
    await expect(page.getByRole('heading', { name: /Para maiores de 18 anos/ })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Tenho 18 anos ou mais' }).click();
    await expect(pageImage(page, /^Página 1 de /)).toBeVisible();
  });
});

test('the end of a sample can be reached with text twice as large at 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  const issue = await (await request.get(`/api/comics/issue/slug/${soldComic}`)).json();
  await page.goto(`/reader/${issue.externalId}`);
  await expect(pageImage(page, /^Página 1 de /)).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Fim da amostra' })).toBeAttached();
  // The first link is in the bar at the top.
  const back = page.getByRole('link', { name: 'Voltar à edição' }).last();
  await back.scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport();
  await expectNoOverflow(page);
});
