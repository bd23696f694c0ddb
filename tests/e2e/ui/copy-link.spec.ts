import { expect, expectNoOverflow, openComponent, stateOf, test } from './gallery.ts';
import { openWithStoppedClock } from './stopped-clock.ts';

test.use({ pageKind: 'own' });

test('CopyLink copies the link and confirms it for 1.5 s, without changing its size', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: 0 });
  await openWithStoppedClock(page, 'copy-link');
  const state = stateOf(page, 'default');
  const button = state.getByRole('button', { name: 'Copiar link' });
  const before = await button.boundingBox();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(state.getByRole('status')).toHaveText('link copiado!');
  expect(await button.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/nanquim-1/);
  await page.clock.runFor(1400);
  await expect(state.getByRole('status')).toHaveText('link copiado!');
  await page.clock.runFor(200);
  await expect(state.getByRole('status')).toHaveText('');
  await expect(button).toBeFocused();
});

test('CopyLink uses custom texts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await openComponent(page, 'copy-link');
  const state = stateOf(page, 'with custom texts');
  await state.getByRole('button', { name: 'Copiar código Pix' }).click();
  await expect(state.getByRole('status')).toHaveText('código copiado!');
});

test('if the clipboard is blocked, CopyLink shows the link selected in a field', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.setViewportSize({ width: 320, height: 740 });
  await openComponent(page, 'copy-link');
  const state = stateOf(page, 'default');
  await state.getByRole('button', { name: 'Copiar link' }).click();
  const field = state.getByRole('textbox', { name: 'Copie o link daqui' });
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  await expectNoOverflow(page);
  await expectAccessible();
});
