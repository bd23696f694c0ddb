import type { Locator, Page } from '@playwright/test';
import { expectNoShift, watchShifts } from './layout-shifts.ts';
import { waitForQuiet } from './quiet.ts';
import { signInAs } from './sign-in-as.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function lowerEdgeOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Atalhos' });

test('the bar leads to the main screens, and marks the current one', async ({ page }) => {
  await page.goto('/');
  for (const [name, address] of [
    ['Catálogo', '/catalog'],
    ['Buscar', '/search'],
    ['Estante', '/shelf/reading'],
    ['Início', '/'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText([name]);
  }
  await bar(page).getByRole('link', { name: 'Conta' }).click();
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount');
  await expect(bar(page)).toHaveCount(0);
});

for (const username of [null, 'clara.assina']) {
  test(`the bar is there from the start, without a shift, for ${username ?? 'a visitor'}`, async ({
    page,
  }) => {
    if (username) await signInAs(page, username);
    await watchShifts(page);
    await page.goto('/catalog');
    await expect(bar(page)).toBeVisible();
    await waitForQuiet(page);
    await expectNoShift(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, waitsForApp: false });

  test('the bar is in the page', async ({ page }) => {
    await page.goto('/catalog');
    await expect(bar(page).getByRole('link')).toHaveCount(5);
    await expect(bar(page).locator('[aria-current="page"]')).toHaveText('Catálogo');
  });
});

test('the bar covers neither the end of the page nor the focus', async ({ page }) => {
  await page.goto('/catalog');
  const top = (await bar(page).boundingBox())?.y ?? 0;
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const theme = page.getByLabel('Aparência');
  await expect(theme).toBeInViewport();
  await expect.poll(async () => lowerEdgeOf(theme)).toBeLessThanOrEqual(top);
  const lastLink = page.getByRole('contentinfo').getByRole('link').last();
  await lastLink.focus();
  await expect.poll(async () => lowerEdgeOf(lastLink)).toBeLessThanOrEqual(top);
});

test('the bar gives way while text is typed, on low screens and to the pay button', async ({ page }) => {
  await signInAs(page, 'olga.cartoes');
  await page.goto('/search');
  await expect(bar(page)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('textbox')
    .or(page.getByRole('main').getByRole('combobox'))
    .first()
    .focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 400 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 781, height: 740 });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/account/payment-methods/balance');
  await expect(page.getByRole('button', { name: /^Pagar/ })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});
