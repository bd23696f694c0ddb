import type { Page } from '@playwright/test';
import { expect, openComponent, stateOf, test } from './gallery.ts';
import { modal, opener, openModal } from './open-modal.ts';
import { stopClock } from './open-stopped.ts';

/** What the Tab key comes by until it is back where it began. */
async function ring(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const focused = () =>
    page.evaluate(
      () =>
        document.activeElement?.ariaLabel ||
        document.activeElement?.textContent ||
        document.activeElement?.localName ||
        '',
    );
  const start = await focused();
  const seen = [start];
  for (let steps = 0; steps < 12; steps += 1) {
    await page.keyboard.press(key);
    const now = await focused();
    if (now === start) return seen;
    seen.push(now);
  }
  throw new Error(`The ring does not close: ${seen.join(', ')}`);
}

test.describe('drawn within a page', () => {
  for (const [state, title, width] of [
    ['narrow', 'Modal estreito', 320],
    ['default', 'Modal comum', 460],
    ['wide', 'Modal largo', 540],
  ] as const) {
    test(`it is ${width} px wide when ${state}`, async ({ page }) => {
      await openComponent(page, 'modal');
      expect((await modal(page, title).boundingBox())?.width).toBe(width);
    });
  }

  test('its title can be larger', async ({ page }) => {
    await openComponent(page, 'modal');
    const title = (name: string | RegExp) => page.getByRole('heading', { level: 2, name });
    await expect(title('Modal comum')).toHaveCSS('font-size', '22px');
    await expect(title(/^Um título grande/)).toHaveCSS('font-size', '32px');
  });

  test('it keeps its edge in the colours of the system', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openComponent(page, 'modal');
    await expect(modal(page, 'Modal comum')).toHaveCSS('border-top-width', '2px');
  });
});

test.describe('over the page', () => {
  test.beforeEach(({ page }) => openComponent(page, 'modal'));

  test('the focus begins at its first field and stays within, either way', async ({ page }) => {
    await openModal(page);
    await expect(page.getByLabel('Nome 1')).toBeFocused();
    expect(await ring(page, 'Tab')).toEqual(['input', 'Open and go', 'Open another', 'Fechar']);
    expect(await ring(page, 'Shift+Tab')).toEqual(['input', 'Fechar', 'Open another', 'Open and go']);
  });

  test('a press beside everything loses the focus, and Tab finds it again within', async ({ page }) => {
    await openModal(page);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Tab');
    await expect(modal(page, 'Level 1').locator(':focus')).toHaveCount(1);
  });

  test('nothing of the page under it can be reached', async ({ page }) => {
    await openModal(page);
    await opener(page).evaluate((button) => button.focus());
    await expect(page.getByLabel('Nome 1')).toBeFocused();
  });

  test('Escape closes it and brings the focus back', async ({ page }) => {
    await openModal(page);
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Level 1')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('its close button closes it', async ({ page }) => {
    await openModal(page);
    await modal(page, 'Level 1').getByRole('button', { name: 'Fechar' }).click();
    await expect(modal(page, 'Level 1')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('a click on its backdrop closes it; a press that began in the modal does not', async ({ page }) => {
    await openModal(page);
    const box = await modal(page, 'Level 1').boundingBox();
    if (!box) throw new Error('The modal is not drawn.');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(20, 400);
    await page.mouse.up();
    await expect(modal(page, 'Level 1')).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(modal(page, 'Level 1')).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('its backdrop has an opacity of 0.8', async ({ page }) => {
    await openModal(page);
    await expect(page.locator('body > div > button[aria-hidden]')).toHaveCSS('opacity', '0.8');
  });

  test.describe('with a clock', () => {
    test.use({ pageKind: 'reused, with a clock' });

    test('the page can be used while it closes, which takes 400 ms', async ({ page }) => {
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

  test('one that must be answered is left by its answer alone', async ({ page }) => {
    await openModal(page, 'over the page, must be answered');
    const asked = modal(page, 'Responda antes de sair');
    await expect(asked.getByRole('button', { name: 'Entendi' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.mouse.click(20, 400);
    await expect(asked.getByRole('button')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(opener(page, 'over the page, must be answered')).toBeFocused();
  });

  test('of two, the lower is inert, and Escape closes the upper one alone', async ({ page }) => {
    await openModal(page);
    await page.getByRole('button', { name: 'Open another' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nome 2')).toBeFocused();
    await page.getByLabel('Nome 1').evaluate((field) => field.focus());
    await expect(page.getByLabel('Nome 2')).toBeFocused();
    expect(await ring(page, 'Tab')).toEqual(['input', 'Open and go', 'Open another', 'Fechar']);
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Level 2')).toHaveCount(0);
    await expect(modal(page, 'Level 1').getByRole('button', { name: 'Open another' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  test('when what opened it has gone, the focus comes back to what was around that', async ({ page }) => {
    await openModal(page);
    await page.getByRole('button', { name: 'Open and go' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nome 2')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page, 'Level 1')).toBeFocused();
  });

  test('toasts lie over it, and can be reached and closed', async ({ page }) => {
    await stateOf(page, 'over the page').getByRole('button', { name: 'Show a toast' }).click();
    await openModal(page);
    const toast = page.getByRole('region', { name: 'Avisos' });
    expect(await ring(page, 'Tab')).toEqual([
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

  test('a toast over it is closed by a click, and the modal stays', async ({ page }) => {
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
  test(`${theme}: axe finds nothing while modals lie over each other under a toast`, async ({
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
