import { expect, openComponent, stateOf, test } from './gallery.ts';

test.beforeEach(({ page }) => openComponent(page, 'failure-notice'));

test("a failure notice shows the failure as an alert in the reader's language", async ({ page }) => {
  await expect(stateOf(page, 'no network').getByRole('alert')).toContainText(
    'Não foi possível conectar ao servidor.',
  );
  await expect(stateOf(page, 'a message from the platform').getByRole('alert')).toContainText(
    'Esta edição volta às 18 h.',
  );
});

test('a failure notice retries by its button, and when the network returns', async ({ page }) => {
  const state = stateOf(page, 'no network');
  await state.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(state.getByText('Pedido 1 vezes de novo')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(state.getByText('Pedido 2 vezes de novo')).toBeVisible();
});
