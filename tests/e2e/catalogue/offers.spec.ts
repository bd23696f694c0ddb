import type { Locator, Page } from '@playwright/test';
import { expectNoShift, watchShiftsFromNow } from '../layout-shifts.ts';
import { waitForQuiet } from '../quiet.ts';
import { pageImage } from '../reading/open-reader.ts';
import { chooseDisplay, setPreferences } from '../set-display.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, test, waitForApp } from '../test.ts';
import { waitForFrames } from '../widths.ts';

const cardOf = (page: Page, slug: string) =>
  page.getByRole('main').locator(`a[href="/issue/${slug}"]`).first();
const offerOf = (page: Page, slug: string) => cardOf(page, slug).locator('[data-offer]');

/** The freshest issues of the demo: in the plan and for sale, free, for sale and rent. */
const [inPlan, free, forSale] = ['pipoca-cosmica', 'fiado-so-amanha-4', 'doze-andares-3'] as const;

const openNewest = async (page: Page) => {
  await page.goto('/');
  await waitForApp(page);
  await page.getByRole('region', { name: 'Chegou agora' }).scrollIntoViewIfNeeded();
};
const newestOffer = (page: Page, slug: string) =>
  page.getByRole('region', { name: 'Chegou agora' }).locator(`a[href="/issue/${slug}"] [data-offer]`);

const variants = [
  { language: 'pt-br', theme: 'dark', freeShelf: 'Grátis agora', offer: 'Grátis', seeAll: /^Ver todos/ },
  { language: 'en-us', theme: 'light', freeShelf: 'Free now', offer: 'Free', seeAll: /^See all/ },
] as const;

for (const { language, theme, freeShelf, offer, seeAll } of variants)
  for (const width of [360, 1440])
    test(`a visitor finds free comics first, ${language}, ${theme}, ${width} px`, async ({
      page,
      expectAccessible,
    }) => {
      await chooseDisplay(page, { language, theme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const shelf = page.getByRole('main').getByRole('region', { name: freeShelf });
      expect(await page.getByRole('main').locator('section h2:not(article h2)').first().textContent()).toBe(
        freeShelf,
      );
      const labels = shelf.locator('[data-offer]');
      await expect(labels.first()).toHaveText(offer);
      expect(new Set(await labels.allTextContents())).toEqual(new Set([offer]));
      await expectAccessible();
      await shelf.getByRole('link', { name: seeAll }).click();
      await expect(page).toHaveURL('/catalog?kind=free');
    });

test('cards show a visitor what is free, what a plan includes and what is sold', async ({ page }) => {
  await openNewest(page);
  await expect(newestOffer(page, free)).toHaveText('Grátis');
  await expect(newestOffer(page, inPlan)).toHaveText(/^No plano · R\$\s8,90$/);
  await expect(newestOffer(page, forSale)).toHaveText(/^R\$\s8,90$/);
});

for (const width of [360, 1440])
  test(`cards follow the entitlements of a subscriber without layout shifts at ${width} px`, async ({
    page,
  }) => {
    const release = Promise.withResolvers<void>();
    await signInAs(page, 'clara.assina');
    await page.route('**/api/comics/acquisition*', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await openNewest(page);
    await expect(newestOffer(page, inPlan)).toHaveAttribute('data-offer', 'in-plans');
    // The lower shelves move nothing that is visible, but have their own tests.
    await expect(page.getByRole('main').getByRole('region', { name: 'Editoras' })).toBeAttached();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await waitForQuiet(page, 1);
    await watchShiftsFromNow(page);
    release.resolve();
    await expect(newestOffer(page, inPlan)).toHaveText('No plano');
    await expect(newestOffer(page, inPlan)).toHaveAttribute('data-offer', 'included');
    await expect(newestOffer(page, forSale)).toHaveText(/^R\$\s8,90 · fora do plano$/);
    await expect(newestOffer(page, free)).toHaveText('Grátis');
    await waitForFrames(page);
    await expectNoShift(page, 0.001);
  });

for (const { language, theme, outside, buy } of [
  { language: 'pt-br', theme: 'dark', outside: 'Fora do seu plano', buy: /^Comprar por/ },
  { language: 'en-us', theme: 'light', outside: 'Not in your plan', buy: /^Buy for/ },
] as const)
  for (const width of [360, 1440])
    test(`a subscriber sees that an issue is outside the plan, ${language}, ${theme}, ${width} px`, async ({
      page,
      expectAccessible,
    }) => {
      await chooseDisplay(page, { language, theme });
      await signInAs(page, 'davi.encerra');
      await setPreferences(page, { language, theme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/issue/${forSale}`);
      await expect(page.getByText(outside)).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: buy })).toBeVisible();
      await expectAccessible();
    });

test('a subscriber sees right below the button on a phone that the plan includes an issue', async ({
  page,
}) => {
  const slug = 'pipoca-cosmica';
  const main = page.getByRole('main');
  const read = main.getByRole('link', { name: 'Ler', exact: true });
  const reason = main.getByText('Incluída no seu plano');
  const marks = main.getByRole('button', { name: 'Compartilhar' });
  /** The space between two elements, in CSS pixels. */
  const gapBetween = async (upper: Locator, lower: Locator) => {
    const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
    return above && below ? below.y - above.y - above.height : Number.NaN;
  };
  const release = Promise.withResolvers<void>();
  await signInAs(page, 'clara.assina');
  await page.route('**/api/comics/acquisition*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/issue/${slug}`);
  await waitForApp(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await waitForQuiet(page, 1);
  await watchShiftsFromNow(page);
  release.resolve();
  await expect(reason).toBeVisible();
  await waitForFrames(page);
  await expectNoShift(page, 0.001);
  expect(await gapBetween(read, reason)).toBeLessThan(20);
  expect(await gapBetween(reason, marks)).toBeLessThan(30);

  await page.getByRole('main').getByRole('link', { name: 'Caderno de Campo', exact: true }).click();
  await cardOf(page, slug).click();
  await expect(reason).toBeVisible();
  expect(await gapBetween(read, reason)).toBeLessThan(20);
  expect(await gapBetween(reason, marks)).toBeLessThan(30);
});

test('a reader sees what they bought and rented', async ({ page }) => {
  await signInAs(page, 'rosa.colecao');
  await page.goto('/catalog?kind=on_demand');
  await expect(page.locator('[data-offer=own]').first()).toHaveText('Seu');
  await expect(page.locator('[data-offer=rented]').first()).toHaveText(/^Alugado até \d\d\/\d\d$/);
});

test('a finished issue is marked, and is read again from its first page', async ({ page }) => {
  await signInAs(page, 'beto.recife');
  await page.goto('/series/fiado-so-amanha');
  await expect(cardOf(page, 'fiado-so-amanha-1').getByText('Lido')).toBeVisible();
  await expect(cardOf(page, 'fiado-so-amanha-2').getByText('Lido')).toHaveCount(0);
  await expect(offerOf(page, 'fiado-so-amanha-1')).toHaveText('Grátis');
  await cardOf(page, 'fiado-so-amanha-1').click();
  await expect(page.getByRole('main').getByText('Lido')).toBeVisible();
  await page.getByRole('link', { name: 'Ler de novo' }).click();
  await expect(page.getByRole('img', { name: /^Página 1 de/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ler de novo' })).toBeVisible();
});

test('an issue is marked as soon as the reader turns to its last page', async ({ page }) => {
  await signInAs(page, 'gil.expirou');
  await page.goto('/issue/o-ceu-cabe-num-tubo');
  await page.getByRole('link', { name: 'Ler', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Página 1 de/ })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/reader\//);
  // A page counts when it is shown.
  await expect(pageImage(page, 10)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ler de novo' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Lido')).toBeVisible();
});
