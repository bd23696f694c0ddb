import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, openComponent, stateOf, test } from './gallery.ts';
import { openWithStoppedClock, waitForRender } from './stopped-clock.ts';

const failure = 'Não foi possível conectar ao servidor.';
const closingTimeMs = 200;

async function open(page: Page) {
  await openWithStoppedClock(page, 'toast-area');
  const pressButton = (name: string) =>
    stateOf(page, 'at its default offset').getByRole('button', { name, exact: true }).click();
  return { pressButton, toasts: page.getByRole('region', { name: 'Avisos' }).getByRole('listitem') };
}

/** Waits as long as a closing toast takes to disappear. */
async function waitForClosing(page: Page): Promise<void> {
  await page.clock.runFor(1);
  await waitForRender(page);
  await page.clock.runFor(closingTimeMs);
}

test.use({ pageKind: 'reused, with a clock' });

test('a toast closes after 5000 ms', async ({ page }) => {
  const { pressButton, toasts } = await open(page);
  await pressButton('Fail');
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(4990);
  await expect(toasts.locator('[data-leaving]')).toHaveCount(0);
  await page.clock.runFor(10);
  await expect(toasts.locator('[data-leaving]')).toHaveCount(1);
  await page.clock.runFor(closingTimeMs);
  await expect(toasts).toHaveCount(0);
});

test('the timeout pauses while the pointer is over the toast', async ({ page }) => {
  const { pressButton, toasts } = await open(page);
  await pressButton('Fail');
  await page.clock.runFor(3000);
  await toasts.hover();
  await waitForRender(page);
  await page.clock.runFor(60_000);
  await waitForClosing(page);
  await expect(toasts).toHaveCount(1);
  await page.mouse.move(0, 500);
  await waitForRender(page);
  await page.clock.runFor(1900);
  await expect(toasts.locator('[data-leaving]')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(toasts.locator('[data-leaving]')).toHaveCount(1);
  await page.clock.runFor(closingTimeMs);
  await expect(toasts).toHaveCount(0);
});

test('the timeout pauses while the toast has the focus, and closing restores the focus', async ({ page }) => {
  const { pressButton, toasts } = await open(page);
  await pressButton('Fail');
  const opener = stateOf(page, 'at its default offset').getByRole('button', { name: 'Inform for good' });
  await opener.focus();
  await page.keyboard.press('Tab');
  await expect(toasts.getByRole('button', { name: 'Fechar aviso' })).toBeFocused();
  await page.clock.runFor(60_000);
  await waitForClosing(page);
  await expect(toasts).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.clock.runFor(closingTimeMs);
  await expect(toasts).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the focus moves to the next toast when one is closed', async ({ page }) => {
  const { pressButton, toasts } = await open(page);
  await pressButton('Inform for good');
  await pressButton('Succeed');
  await toasts.first().getByRole('button').focus();
  await page.keyboard.press('Space');
  await page.clock.runFor(closingTimeMs);
  await expect(toasts).toHaveCount(1);
  await expect(toasts.getByRole('button')).toBeFocused();
});

test('a repeated notification restarts its timeout and is not shown twice', async ({ page }) => {
  const { pressButton, toasts } = await open(page);
  await pressButton('Fail');
  await page.clock.runFor(4000);
  await pressButton('Fail again');
  await page.clock.runFor(4900);
  await expect(toasts).toHaveCount(1);
  await expect(toasts.locator('[data-leaving]')).toHaveCount(0);
});

test('the newest toast is first, and a toast without a timeout stays', async ({ page }) => {
  const { pressButton, toasts } = await open(page);
  await pressButton('Inform for good');
  await pressButton('Succeed');
  await page.clock.runFor(100);
  await expect(toasts).toHaveText(['Link de recuperação enviado!', 'Este aviso fica até ser fechado.']);
  await page.clock.runFor(5000);
  await expect(toasts.locator('[data-leaving]')).toHaveCount(1);
  await page.clock.runFor(closingTimeMs);
  await expect(toasts).toHaveText(['Este aviso fica até ser fechado.']);
});

test('the live region exists before its text: an alert for failures, otherwise a status', async ({
  page,
}) => {
  const { pressButton } = await open(page);
  await pressButton('Fail');
  await pressButton('Succeed');
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByText(failure)).toBeHidden();
  await page.clock.runFor(100);
  await expect(page.getByRole('alert').getByText(failure)).toBeVisible();
  await expect(page.getByRole('status').getByText('Link de recuperação enviado!')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Erro' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sucesso' })).toBeVisible();
});

for (const [width, inlineStart, inlineEnd] of [
  [360, 16, 16],
  [779, 16, 16],
  [780, 780 - 420 - 16, 16],
  [1440, 1440 - 420 - 40, 40],
] as const) {
  test(`at ${width} px toasts are 70 px below the top and ${inlineEnd} px from the end`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { pressButton, toasts } = await open(page);
    await pressButton('Fail');
    await page.clock.runFor(100);
    await expect
      .poll(() => toasts.locator('article').boundingBox())
      .toMatchObject({ x: inlineStart, y: 70, width: width - inlineStart - inlineEnd });
  });
}

test('the distance from the top can be changed', async ({ page }) => {
  await openComponent(page, 'toast-area');
  await stateOf(page, 'at an offset of 200 px').getByRole('button', { name: 'Inform for good' }).click();
  await expect.poll(async () => (await page.locator('article').boundingBox())?.y).toBe(200);
});

for (const theme of ['dark', 'light'] as const) {
  test(`${theme}: axe has no findings with toasts, and text twice as large fits 320 px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openComponent(page, 'toast-area', theme);
    const inform = stateOf(page, 'at its default offset').getByRole('button', { name: 'Inform for good' });
    for (let count = 0; count < 3; count += 1) await inform.press('Enter');
    const toasts = page.getByRole('region', { name: 'Avisos' }).getByRole('listitem');
    await expect(toasts).toHaveText(Array(3).fill('Este aviso fica até ser fechado.'));
    await expectAccessible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoOverflow(page);
    for (const toast of await toasts.all()) {
      expect(await toast.evaluate((item) => item.scrollWidth - item.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test('toasts appear without motion if the reader prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { pressButton, toasts } = await open(page);
  await pressButton('Fail');
  await expect(toasts.locator('article')).toHaveCSS('animation-duration', '0.001s');
});

test('toasts have a border in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { pressButton, toasts } = await open(page);
  await pressButton('Fail');
  await expect(toasts.locator('article')).toHaveCSS('border-top-style', 'solid');
  await expect(toasts.locator('article')).not.toHaveCSS('border-top-width', '0px');
});
