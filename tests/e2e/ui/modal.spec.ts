import type { Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';
import { modal, opener, openModal } from './open-modal.ts';
import { stopClock } from './stopped-clock.ts';

/** The elements that the Tab key reaches until it returns to the first one. */
async function listTabStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.ariaLabel ||
        document.activeElement?.textContent ||
        document.activeElement?.localName ||
        '',
    );
  const firstStop = await focused();
  const stops = [firstStop];
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press(key);
    const stop = await focused();
    if (stop === firstStop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not return to the first element: ${stops.join(', ')}`);
}

test.describe('a modal rendered within a page', () => {
  for (const [state, title, width] of [
    ['narrow', 'Modal estreito', 320],
    ['default', 'Modal comum', 460],
    ['wide', 'Modal largo', 540],
  ] as const) {
    test(`is ${width} px wide with the width '${state}'`, async ({ page }) => {
      await openComponent(page, 'modal');
      expect((await modal(page, title).boundingBox())?.width).toBe(width);
    });
  }

  test('can have a larger title', async ({ page }) => {
    await openComponent(page, 'modal');
    const title = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
    await expect(title('Modal comum')).toHaveCSS('font-size', '22px');
    await expect(title(/^Um título grande/)).toHaveCSS('font-size', '32px');
  });

  test('has a border in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openComponent(page, 'modal');
    await expect(modal(page, 'Modal comum')).toHaveCSS('border-top-width', '2px');
  });
});

test.describe('a modal over the page', () => {
  test.beforeEach(({ page }) => openComponent(page, 'modal'));

  test('focuses its first field and keeps the focus inside in both directions', async ({ page }) => {
    await openModal(page);
    await expect(page.getByLabel('Nome 1')).toBeFocused();
    expect(await listTabStops(page, 'Tab')).toEqual(['input', 'Open and go', 'Open another', 'Fechar']);
    expect(await listTabStops(page, 'Shift+Tab')).toEqual(['input', 'Fechar', 'Open another', 'Open and go']);
  });

  test('takes the focus back with Tab after it was lost', async ({ page }) => {
    await openModal(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Tab');
    await expect(modal(page, 'Level 1').locator(':focus')).toHaveCount(1);
  });

  test('makes the page below unreachable', async ({ page }) => {
    await openModal(page);
    await opener(page).evaluate((button) => button.focus());
    await expect(page.getByLabel('Nome 1')).toBeFocused();
  });

  test('closes on Escape and restores the focus', async ({ page }) => {
    await openModal(page);
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Level 1')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('closes by its close button', async ({ page }) => {
    await openModal(page);
    await modal(page, 'Level 1').getByRole('button', { name: 'Fechar' }).click();
    await expect(modal(page, 'Level 1')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('closes by a click on the backdrop, but not by a press that began in the modal', async ({ page }) => {
    await openModal(page);
    const box = await modal(page, 'Level 1').boundingBox();
    if (!box) throw new Error('The modal is not visible.');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await expect(modal(page, 'Level 1')).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(modal(page, 'Level 1')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('has a backdrop with an opacity of 0.8', async ({ page }) => {
    await openModal(page);
    await expect(page.locator('body > div button[aria-hidden]')).toHaveCSS('opacity', '0.8');
  });

  test.describe('with a clock', () => {
    test.use({ pageKind: 'reused, with a clock' });

    test('lets the page be used during the 400 ms of closing', async ({ page }) => {
      await openModal(page);
      await stopClock(page);
      await page.keyboard.press('Escape');
      await page.clock.runFor(399);
      await expect(page.locator('[data-closing]')).toHaveCount(1);
      await expect(opener(page)).toBeFocused();
      await page.clock.runFor(1);
      await expect(page.locator('[data-closing]')).toHaveCount(0);
    });
  });

  test('that requires an answer closes only by its button', async ({ page }) => {
    await openModal(page, 'over the page, must be answered');
    const dialog = modal(page, 'Responda antes de sair');
    await expect(dialog.getByRole('button', { name: 'Entendi' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 400);
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(opener(page, 'over the page, must be answered')).toBeFocused();
  });

  test('below another modal is inert, and Escape closes only the upper modal', async ({ page }) => {
    await openModal(page);
    await page.getByRole('button', { name: 'Open another' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nome 2')).toBeFocused();
    await page.getByLabel('Nome 1').evaluate((field) => field.focus());
    await expect(page.getByLabel('Nome 2')).toBeFocused();
    expect(await listTabStops(page, 'Tab')).toEqual(['input', 'Open and go', 'Open another', 'Fechar']);
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Level 2')).toHaveCount(0);
    await expect(modal(page, 'Level 1').getByRole('button', { name: 'Open another' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  test('returns the focus to the nearest ancestor if its opener has disappeared', async ({ page }) => {
    await openModal(page);
    await page.getByRole('button', { name: 'Open and go' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nome 2')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Level 1')).toBeFocused();
  });

  test('is covered by toasts, which can be reached and closed', async ({ page }) => {
    await stateOf(page, 'over the page').getByRole('button', { name: 'Show a toast' }).click();
    await openModal(page);
    const toast = page.getByRole('region', { name: 'Avisos' });
    expect(await listTabStops(page, 'Tab')).toEqual([
      'input',
      'Open and go',
      'Open another',
      'Fechar aviso',
      'Fechar',
    ]);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(toast.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
    await expect(modal(page, 'Level 1').locator(':focus')).toHaveCount(1);
  });

  test('stays open when a toast above it is closed by a click', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 });
    await stateOf(page, 'over the page').getByRole('button', { name: 'Show a toast' }).click();
    await openModal(page);
    const toast = page.getByRole('region', { name: 'Avisos' });
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    await expect(modal(page, 'Level 1')).toBeVisible();
  });
});

for (const theme of ['dark', 'light'] as const) {
  test(`${theme}: axe has no findings with stacked modals and a toast`, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openComponent(page, 'modal', theme);
    await stateOf(page, 'over the page').getByRole('button', { name: 'Show a toast' }).click();
    await openModal(page);
    await expectAccessible();
    await page.getByRole('button', { name: 'Open another' }).click();
    await expect(page.getByLabel('Nome 2')).toBeFocused();
    await expectAccessible();
  });
}
