import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';

test('a reader sees all sessions of the account and ends one of them', async ({ page }) => {
  // A second session without a device name.
  await signInAs(page, 'olga.cartoes');
  await signInAs(page, 'olga.cartoes');
  await page.goto('/account');
  await page
    .getByRole('link', { name: /^Segurança/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Segurança', level: 1 })).toBeVisible();
  await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible();
  const otherSessions = page.getByRole('button', { name: /^Sair do aparelho/ });
  const before = await otherSessions.count();
  expect(before).toBeGreaterThan(0);
  await otherSessions.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar sessão' }).click();
  await expect(page.getByText('Pronto: sua conta foi desconectada do aparelho.')).toBeVisible();
  await expect(otherSessions).toHaveCount(before - 1);
});

test.describe('in a session older than ten minutes', () => {
  test.use({ expectedConsole: /409|400/ });

  test('a change requires the password', async ({ page, expectAccessible }) => {
    await signInAs(page, 'beto.recife');
    // Simulates the responses for an older session.
    await page.route('**/api/identity/user/phone/*', async (route) => {
      const { password } = route.request().postDataJSON();
      if (password === 'certa-senha-1') return route.continue();
      const code = password === undefined ? 'USER.PASSWORD_REQUIRED' : 'USER.WRONG_PASSWORD';
      await route.fulfill({
        status: password === undefined ? 409 : 400,
        json: { code, kind: 'CONFLICT', message: code },
      });
    });
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto('/account/general/user-data');
    await page.getByRole('textbox', { name: 'Telefone' }).fill('(81) 98877-6655');
    await page.getByRole('button', { name: 'Salvar telefone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
    const field = dialog.getByLabel('Sua senha');
    await expect(field).toBeFocused();
    await expectAccessible();
    await field.fill('errada-1');
    await field.press('Enter');
    await expect(dialog.getByText('A senha não confere. Tente de novo.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(81) 98877-6655');
    await page.getByRole('button', { name: 'Salvar telefone' }).click();
    await field.fill('certa-senha-1');
    await field.press('Enter');
    await expect(page.getByText(/telefone foi salvo/i)).toBeVisible();
  });
});
