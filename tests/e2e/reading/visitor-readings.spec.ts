import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoShift, watchShifts } from '../layout-shifts.ts';
import { chooseDisplay, displayVariants } from '../set-display.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { showSinglePages } from './open-reader.ts';

const freeComic = 'peteca-fatal-1';

const texts = {
  'pt-br': {
    page: (number: number) => new RegExp(`^Página ${number} de `),
    shelf: 'Continue lendo',
    free: 'Grátis agora',
    reading: 'Lendo',
    onDevice: /^Estas leituras ficam só neste aparelho/,
    keep: 'Guardar em uma conta',
    finished: 'Lido',
  },
  'en-us': {
    page: (number: number) => new RegExp(`^Page ${number} of `),
    shelf: 'Continue reading',
    free: 'Free now',
    reading: 'Reading',
    onDevice: /^Your place in these comics is kept only on this device/,
    keep: 'Keep it in an account',
    finished: 'Finished',
  },
} as const;

const region = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
const findComic = async (request: APIRequestContext) =>
  (await request.get(`/api/comics/issue/slug/${freeComic}`)).json();

for (const { width, language, theme } of displayVariants) {
  const text = texts[language];

  test(`a visitor finds what they were reading on this device (${width} px, ${language}, ${theme})`, async ({
    page,
    request,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await chooseDisplay(page, { language, theme });
    await showSinglePages(page);
    const { externalId: id } = await findComic(request);
    await page.goto(`/reader/${id}`);
    // A page counts when it is shown.
    const shownPage = (number: number) =>
      page.getByRole('img', { name: text.page(number) }).and(page.locator('[data-state=ready] *'));
    await expect(shownPage(1)).toBeVisible();
    // The comic is read from right to left.
    await page.keyboard.press('ArrowLeft');
    await expect(shownPage(2)).toBeVisible();

    await watchShifts(page);
    await page.goto('/');
    const card = region(page, text.shelf).getByRole('link');
    await expect(card).toHaveCount(1);
    await expect(card.getByText(text.page(2))).toBeVisible();
    await expect(card.locator('progress')).toBeVisible();
    await expectNoShift(page);
    await expectNoOverflow(page);
    await expectAccessible();
    await expect(region(page, text.free)).toBeAttached();
    await card.click();
    await expect(page).toHaveURL(`/reader/${id}`);
    await expect(page.getByRole('img', { name: text.page(2) }).first()).toBeVisible();

    await page.goto('/shelf/reading');
    const readings = region(page, text.reading);
    await expect(readings.getByText(text.onDevice)).toBeVisible();
    await expect(readings.locator(`a[href="/reader/${id}"]`)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible();
    await expect(readings.getByRole('link', { name: text.keep })).toHaveAttribute(
      'href',
      '/auth/signup?returnTo=%2Fshelf%2Freading',
    );
  });

  test(`a visitor sees on cards what they have finished (${width} px, ${language}, ${theme})`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await chooseDisplay(page, { language, theme });
    const { externalId: id, pagesCount } = await findComic(request);
    await page.addInitScript(([key, position]) => localStorage.setItem(key, position), [
      `banca.position.visitor.${id}`,
      JSON.stringify({ page: pagesCount - 1, readAt: '2026-03-01T12:00:00.000Z', isSynced: false }),
    ] as const);
    await page.goto('/search?s=peteca');
    const card = page.getByRole('main').locator(`a[href="/issue/${freeComic}"]`).first();
    await expect(card.getByText(text.finished, { exact: true })).toBeVisible();
    await page.goto('/');
    await expect(region(page, text.free).getByRole('listitem').first()).toBeVisible();
    await expect(region(page, text.shelf)).toHaveCount(0);
  });
}

test('a visitor who has read nothing loads nothing for it', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (call) => calls.push(call.url()));
  await page.goto('/');
  await expect(region(page, 'Grátis agora').getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.filter((call) => call.includes('/issue/by-id'))).toEqual([]);
});
