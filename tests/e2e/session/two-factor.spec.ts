import type { Page } from '@playwright/test';
import { appCode, wrongCode } from '../../support/app-code.ts';
import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const screenWidths = [1440, 360, 320];

test.describe('a second factor', () => {
  test.use({ expectedConsole: /status of 4\d\d/ });

  test('is set up, required at sign-in, replaced by a recovery code and turned off', async ({
    page,
    request,
    browser,
    expectAccessible,
  }) => {
    const buyer = await createBuyer(request);
    await openSessionOf(page, buyer);
    const expectFits = async () => {
      for (const width of screenWidths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
      }
      await expectAccessible();
    };

    await page.goto('/account/security/two-factor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verificação em duas etapas');
    await expect(page.getByRole('button', { name: 'Ativar' })).toBeVisible();
    await expectFits();
    await page.getByRole('button', { name: 'Ativar' }).click();
    await expect(page.getByRole('heading', { name: '1. Adicione a Banca ao aplicativo' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible();
    await expectFits();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const code = page.getByLabel('Código do aplicativo');
    await code.fill(wrongCode(secret));
    await page.getByRole('button', { name: 'Confirmar e ativar' }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toBeFocused();
    await code.fill(appCode(secret));
    await page.getByRole('button', { name: 'Confirmar e ativar' }).click();

    await expect(page.getByRole('heading', { name: 'Guarde seus códigos de recuperação' })).toBeFocused();
    const recoveryCodes = await page.getByRole('listitem').locator('code').allTextContents();
    expect(recoveryCodes).toHaveLength(10);
    await expectFits();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar os códigos' }).click();
    expect((await downloading).suggestedFilename()).toBe('banca-codigos-de-recuperacao.txt');
    await page.getByRole('button', { name: 'Já guardei os códigos' }).click();
    await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
    await expectFits();

    const otherDevice = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await enterPassword(otherDevice, buyer);
    await expect(otherDevice.getByRole('heading', { level: 1 })).toHaveText('Falta só o código');
    const codeField = otherDevice.getByLabel('Código do aplicativo');
    await expect(codeField).toBeFocused();
    await expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(codeField).toHaveAttribute('inputmode', 'numeric');
    await otherDevice.getByRole('button', { name: 'Voltar para a senha' }).click();
    await expect(otherDevice.getByLabel('E-mail ou nome de usuário')).toHaveValue(buyer.username);
    await otherDevice.getByRole('button', { name: 'Entrar', exact: true }).click();
    await codeField.fill(wrongCode(secret));
    await otherDevice.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(otherDevice.getByText('O código não confere ou já foi usado.')).toBeVisible();
    await expect(codeField).toBeFocused();
    await otherDevice.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(otherDevice);
    await codeField.fill(appCode(secret, 1));
    await otherDevice.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(otherDevice).not.toHaveURL(/auth\/login/);
    await otherDevice.context().close();

    const deviceWithoutApp = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    await enterPassword(deviceWithoutApp, buyer);
    await deviceWithoutApp.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await deviceWithoutApp.getByLabel('Código de recuperação').fill(recoveryCodes[0] ?? '');
    await deviceWithoutApp.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(deviceWithoutApp).not.toHaveURL(/auth\/login/);
    await deviceWithoutApp.context().close();

    await page.reload();
    await expect(page.getByText('Restam 9 códigos de recuperação.')).toBeVisible();
    await page.getByRole('button', { name: 'Desativar' }).click();
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recoveryCodes[1] ?? '');
    await expectFits();
    await page.getByRole('button', { name: 'Desativar' }).click();
    await expect(page.getByRole('button', { name: 'Ativar' })).toBeVisible();
  });
});

async function enterPassword(page: Page, { username, password }: { username: string; password: string }) {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail ou nome de usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
