import type { Page } from '@playwright/test';
import { createBuyer } from '../checkout/create-buyer.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const searchAccount = async (page: Page, usernameOrEmail: string) => {
  await page.getByLabel('Usuário ou e-mail').fill(usernameOrEmail);
  await page.getByRole('button', { name: 'Buscar conta' }).click();
};

test.describe('the accounts of readers', () => {
  test.use({ expectedConsole: /status of 4\d\d/ });

  test('are signed out, closed and reopened by staff with that permission', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const { username } = await createBuyer(request);
    await signInAs(page, 'yara.gere');
    await page.goto('/account');
    await page.getByRole('link', { name: /Contas de leitores/ }).click();
    await expect(page.getByRole('heading', { name: 'Contas', level: 1 })).toBeVisible();
    // These accounts are not that of the member of staff.
    await expect(page.getByRole('navigation', { name: 'Seções da conta' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: 'Minha conta' })).toBeVisible();
    await searchAccount(page, 'ninguem.aqui');
    await expect(page.getByText(/Não há conta com este usuário ou e-mail/)).toBeVisible();
    await expect(page.getByLabel('Usuário ou e-mail')).toHaveValue('ninguem.aqui');
    await searchAccount(page, 'equipe');
    await expect(page.getByText(/Só administradores podem gerenciá-la/)).toBeVisible();

    await searchAccount(page, `${username}@banca.example`);
    await expect(page.getByText(`@${username}`)).toBeVisible();
    for (const width of [1440, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
    await expectAccessible();
    await page.getByRole('button', { name: 'Encerrar sessões' }).click();
    const sessions = page.getByRole('dialog', { name: `Encerrar as sessões de ${username}?` });
    await sessions.getByRole('button', { name: 'Encerrar sessões' }).click();
    await expect(page.getByText('Pronto: a conta foi desconectada de todos os aparelhos.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Encerrar sessões' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Fechar conta' }).click();
    const closing = page.getByRole('dialog', { name: `Fechar a conta de ${username}?` });
    await expectAccessible();
    await closing.getByRole('button', { name: 'Fechar conta' }).click();
    await expect(page.getByText('Pronto: a conta foi fechada.')).toBeVisible();
    await page.getByRole('button', { name: 'Reabrir conta' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reabrir conta' }).click();
    await expect(page.getByText('Pronto: a conta foi reaberta.')).toBeVisible();
  });
});

test.describe('staff without that permission', () => {
  // Staff have no reader profile before the first visit.
  test.use({ expectedConsole: /404/ });

  test('see that they have no permission, and no link', async ({ page }) => {
    await signInAs(page, 'zeca.balcao');
    await page.goto('/account');
    await expect(page.getByRole('link', { name: /^Segurança/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Contas de leitores/ })).toHaveCount(0);
    await page.goto('/staff/accounts');
    await expect(page.getByText('Você não tem permissão')).toBeVisible();
    await expect(page.getByLabel('Usuário ou e-mail')).toHaveCount(0);
  });
});

test('a visitor signs in and returns to the page', async ({ page }) => {
  await page.goto('/staff/accounts');
  await expect(page).toHaveURL('/auth/login?returnTo=%2Fstaff%2Faccounts');
  await page.getByLabel('E-mail ou nome de usuário').fill('yara.gere@banca.example');
  await page.getByLabel('Senha', { exact: true }).fill('mesa-de-reuniao-cheia-56');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/staff/accounts');
  await expect(page.getByLabel('Usuário ou e-mail')).toBeVisible();
});
