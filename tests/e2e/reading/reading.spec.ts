import { basename } from 'node:path';
import type { Locator } from '@playwright/test';
import { sharedComics } from '../../comics/shared-comics.ts';
import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { longComic, mangaComic, stripComic } from '../comics-to-make.ts';
import { port } from '../port.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { openReader, pageImage, showSinglePages } from './open-reader.ts';

const slugs = {
  long: 'quarenta-paginas',
  manga: 'da-direita',
  strip: 'tira-comprida',
  /** A comic of the demo, because its panels have texts. */
  withPanelTexts: 'pipa-vai-a-lua',
};

test.beforeEach(({ page }) => showSinglePages(page));

test('a visitor reads a comic to the end, signs in and continues where they stopped', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Quarenta Páginas' }).first().click();
  await page.getByRole('link', { name: 'Ler', exact: true }).click();
  await expect(pageImage(page, 1)).toBeVisible();

  for (let number = 2; number <= longComic.pages; number += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(pageImage(page, number)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Você terminou Quarenta Páginas' })).toBeVisible();
  await page.getByRole('button', { name: 'Ler de novo' }).click();
  await expect(pageImage(page, 1)).toBeVisible();
  await page.keyboard.press('End');
  await expect(pageImage(page, longComic.pages)).toBeVisible();
  for (let turns = 0; turns < 3; turns += 1) await page.keyboard.press('ArrowLeft');
  await expect(pageImage(page, 37)).toBeVisible();

  const buyer = await createBuyer(request);
  await page.goto('/auth/login?returnTo=/issue/quarenta-paginas');
  const synced = page.waitForResponse((response) => response.url().includes('/reading/issue/'));
  await page.getByLabel('E-mail ou nome de usuário').fill(buyer.username);
  await page.getByLabel('Senha', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  expect((await synced).status()).toBe(204);
  await page.getByRole('link', { name: 'Continuar (página 37)' }).click();
  await expect(pageImage(page, 37)).toBeVisible();
});

test.describe('a reader whose password is changed on another device', () => {
  test.use({ expectedConsole: /status of 40[13]/ });

  test('stays on the page, and continues there after signing in again', async ({ page, request }) => {
    const buyer = await createBuyer(request);
    await openSessionOf(page, buyer);
    await openReader(page, slugs.long);
    await page.keyboard.press('ArrowRight');
    await expect(pageImage(page, 2)).toBeVisible();

    const { email, password } = {
      email: `${buyer.username}@banca.example`,
      password: 'gibi-de-outro-dia-88',
    };
    const otherSignIn = await request.post('/api/identity/auth/login', {
      data: { entry: email, password: buyer.password },
    });
    const { token } = (await otherSignIn.json()).data;
    const changed = await request.post('/api/identity/user/redefine-password', {
      headers: { authorization: `Bearer ${token}` },
      data: { old_password: buyer.password, new_password: password },
    });
    expect(changed.status()).toBe(200);

    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Sua sessão expirou. Entre de novo, por favor.')).toBeVisible();
    await expect(pageImage(page, 3)).toBeVisible();
    await page.goto(`/auth/login?returnTo=${new URL(page.url()).pathname}`);
    await page.getByLabel('E-mail ou nome de usuário').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL(/\/reader\//);
    await expect(pageImage(page, 3)).toBeVisible();
  });
});

test.describe('signed in', () => {
  test.beforeEach(({ signIn }) => signIn());

  test('another device continues at the synced position', async ({ page }) => {
    await openReader(page, slugs.manga);
    await page.keyboard.press('End');
    await expect(pageImage(page, mangaComic.pages)).toBeVisible();
    const synced = page.waitForResponse(
      (response) =>
        response.url().includes('/reading/issue/') &&
        // Page numbers of the service start at 0.
        response.request().postDataJSON()?.page === mangaComic.pages - 2,
    );
    await page.keyboard.press('ArrowRight');
    await expect(pageImage(page, mangaComic.pages - 1)).toBeVisible();
    expect((await synced).status()).toBe(204);

    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('position')) localStorage.removeItem(key);
    });
    await page.reload();
    await expect(pageImage(page, mangaComic.pages - 1)).toBeVisible();
  });

  test('a comic read from right to left turns to the left', async ({ page }) => {
    await openReader(page, slugs.manga);
    await page.keyboard.press('Home');
    await expect(pageImage(page, 1)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(pageImage(page, 2)).toBeVisible();
    await page.keyboard.press('a');
    await expect(pageImage(page, 3)).toBeVisible();
    await page.keyboard.press('d');
    await expect(pageImage(page, 2)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(pageImage(page, 3)).toBeVisible();
    await page.mouse.click(60, 400);
    await expect(pageImage(page, 4)).toBeVisible();
    await page.mouse.click(1220, 400);
    await expect(pageImage(page, 3)).toBeVisible();
  });

  test('screen readers find the description of the current page only', async ({ page }) => {
    const pagesResponse = page.waitForResponse((response) => /\/issue\/[^/]+\/pages/.test(response.url()));
    await openReader(page, slugs.withPanelTexts);
    const { pages } = await (await pagesResponse).json();
    const descriptionOf = (number: number): Locator => {
      const text = pages[number - 1].panels.map((panel: { text: string }) => panel.text).join(' ');
      expect(text).not.toBe('');
      return page.getByRole('paragraph').filter({ hasText: text });
    };
    await page.keyboard.press('Home');
    await expect(pageImage(page, 1)).toBeVisible();
    await expect(descriptionOf(1)).toHaveCount(1);
    await expect(descriptionOf(2)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(pageImage(page, 2)).toBeVisible();
    await expect(descriptionOf(2)).toHaveCount(1);
    await expect(descriptionOf(1)).toHaveCount(0);
  });

  test('quick key presses in succession are not lost', async ({ page }) => {
    await openReader(page, slugs.long);
    await page.keyboard.press('Home');
    await expect(pageImage(page, 1)).toBeVisible();
    for (let turns = 0; turns < 9; turns += 1) await page.keyboard.press('ArrowRight', { delay: 0 });
    await expect(pageImage(page, 10)).toBeVisible();
  });

  test('a strip is scrolled to its end, and continues at the same position', async ({ page }) => {
    await openReader(page, slugs.strip);
    await expect(pageImage(page, 1)).toBeVisible();
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Página 1 de 4/);
    await page.keyboard.press('End');
    await expect(pageImage(page, stripComic.pages)).toBeVisible();
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('heading', { name: 'Você terminou Tira Comprida' })).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(pageImage(page, 1)).toBeInViewport();
    // The next page enters from below, but the current page is the one at the middle of the window.
    await page
      .locator('[data-index="0"]')
      .evaluate((first) => first.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.mouse.wheel(0, 100);
    await expect(pageImage(page, 2)).toBeInViewport();
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Página 1 de 4/);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(pageImage(page, 2)).not.toBeInViewport();
    await page.mouse.wheel(0, 6000);
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /Página 2 de 4/);
    await page.goto(`/issue/${slugs.strip}`);
    await page.getByRole('link', { name: 'Continuar (página 2)' }).click();
    await expect(pageImage(page, 2)).toBeInViewport();
  });

  test('the slider goes to a page, and the bars hide and reappear', async ({ page }) => {
    await openReader(page, slugs.long);
    await page.keyboard.press('Home');
    await expect(pageImage(page, 1)).toBeVisible();
    const slider = page.getByRole('slider');
    await slider.fill('20');
    await expect(
      pageImage(page, Number(/Página (\d+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1])),
    ).toBeVisible();
    await slider.blur();
    await page.mouse.move(640, 300);
    await page.mouse.click(640, 400);
    await expect(page.getByRole('link', { name: 'Voltar à edição' })).not.toBeInViewport();
    await page.mouse.click(640, 400);
    await expect(page.getByRole('link', { name: 'Voltar à edição' })).toBeInViewport();
  });

  test.describe('without a network', () => {
    test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

    test('keeps the position and the loaded pages, and loads the others when the network returns', async ({
      page,
      context,
    }) => {
      await openReader(page, slugs.long);
      await page.keyboard.press('Home');
      await expect(pageImage(page, 1)).toBeVisible();
      // Reopens the comic with an empty cache, because the stored position may be near the last page.
      await page.goto('/');
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
      await openReader(page, slugs.long);
      await expect(pageImage(page, 1)).toBeVisible();
      await context.setOffline(true);
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Tentar de novo' }).click();
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText('A página 39 não carregou.')).toBeVisible();
      // Loads without a retry when the network returns.
      await context.setOffline(false);
      await expect(pageImage(page, 39)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(pageImage(page, 40)).toBeVisible();
    });
  });

  for (const file of sharedComics) {
    test(`${basename(file)} can be read from its first to its last page`, async ({ page, request }) => {
      const imported = await (await request.get(`http://127.0.0.1:${port + 1}`)).json();
      const slug = imported[basename(file)];
      const issue = await (await request.get(`/api/comics/issue/slug/${slug}`)).json();
      await openReader(page, slug);
      for (let number = 1; number <= issue.pagesCount; number += 1) {
        await page.getByRole('slider').fill(String(number));
        await expect(pageImage(page, number)).toBeInViewport();
      }
    });
  }

  for (const width of [320, 1440]) {
    test(`at ${width} px the reader fits and axe has no findings`, async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const slug of [slugs.long, slugs.strip]) {
        await openReader(page, slug);
        await page.keyboard.press('Home');
        await expect(pageImage(page, 1)).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible();
      }
    });
  }
});
