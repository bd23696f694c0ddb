import type { Page } from '@playwright/test';
import { addCardTo, createBuyer, type NewBuyer } from '../checkout/create-buyer.ts';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize } from '../widths.ts';

/** For readers of 14 and older, and for sale. */
const lockedSlug = 'camera-nove';
/** For sale only, and for all ages. */
const soldSlug = 'inventario-cheio';

/** Wrong passwords, and the hours in which the child may not read. */
test.use({ expectedConsole: /status of (400|409)/ });

async function signIn(page: Page, { username, password }: NewBuyer): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail ou nome de usuário').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/');
}

async function createChild(page: Page, name: string, nickname: string, birthDate: string): Promise<void> {
  await page.getByRole('button', { name: 'Criar conta' }).click();
  const form = page.getByRole('region', { name: 'Nova conta de criança' });
  await form.getByLabel('Nome completo').fill(name);
  await form.getByLabel('Apelido').fill(nickname);
  await form.getByLabel('Data de nascimento').fill(birthDate);
  await form.getByLabel(/^Sou responsável legal/).check();
  await form.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { level: 3, name: nickname })).toBeVisible();
}

async function returnToGuardian(page: Page, { password }: NewBuyer): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: /^Voltar para / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha', { exact: true }).fill('nao-e-esta-senha');
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog.getByText('A senha não confere.')).toBeVisible();
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Voltar' }).click();
  await expect(dialog).toHaveCount(0);
}

test('the first week of a family', async ({ page, request, expectAccessible }) => {
  test.slow();
  await resize(page, 360);
  const guardian = await createBuyer(request);
  await addCardTo(request, guardian, '4242424242424242');
  await signIn(page, guardian);
  const main = page.getByRole('main');

  // Without a plan the screen leads to the plans.
  await page.goto('/account/family');
  await main.getByRole('link', { name: 'Ver os planos' }).click();
  await expect(main.getByText('Inclui 4 contas de crianças', { exact: false })).toBeVisible();
  await page.goto('/subscription?plan=banca-familia&period=30');
  await page.getByRole('button', { name: 'Pagar R$ 34,90' }).click();
  await expect(page.getByText('O plano Banca Família Mensal é seu.')).toBeVisible();

  // Two children, and what the first may do.
  await page.goto('/account/family');
  await expect(main.getByText('Seu plano inclui 4 contas de crianças.')).toBeVisible();
  await createChild(page, 'Tiago Prado', 'Tico', '2016-05-02');
  await createChild(page, 'Rita Prado', 'Rita', '2012-05-02');
  const tico = main.getByRole('article', { name: 'Tico' });
  await tico.getByRole('button', { name: 'O que pode ler e quando' }).click();
  await tico.getByRole('combobox', { name: 'Classificação' }).click();
  await page.getByRole('option', { name: 'Até 10 anos' }).click();
  await tico.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(tico.getByText('Até 10 anos', { exact: true }).first()).toBeVisible();
  await expect(tico.getByText('Não aparecem', { exact: true })).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();

  // The child asks to read and to buy.
  await tico.getByRole('button', { name: 'Entrar como Tico' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/issue/${lockedSlug}`);
  await expect(main.getByText(/pode permitir\./)).toBeVisible();
  await main.getByRole('button', { name: /^Pedir para / }).click();
  await expect(main.getByText('Pedido enviado')).toBeFocused();
  await expectNoOverflow(page);
  await expectAccessible();
  await page.goto(`/issue/${soldSlug}`);
  await expect(main.getByRole('button', { name: /^Pedir para / })).toBeVisible();
  await expect(main.getByText(/R\$/)).toHaveCount(0);
  await main.getByRole('button', { name: /^Pedir para / }).click();
  await expect(main.getByText('Pedido enviado')).toBeFocused();

  // The guardian returns, and lets the child see prices.
  await returnToGuardian(page, guardian);
  await page.goto('/account/family');
  await tico.getByRole('button', { name: 'O que pode ler e quando' }).click();
  await tico.getByLabel('Mostrar preços').check();
  await tico.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(tico.getByText('Aparecem', { exact: true })).toBeVisible();
  await tico.getByRole('button', { name: 'Entrar como Tico' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/issue/${soldSlug}`);
  await expect(main.getByText(/^Comprar: R\$/)).toBeVisible();

  // The guardian allows one issue and buys the other.
  await returnToGuardian(page, guardian);
  await expect(main.getByRole('link', { name: /Família\s*2/ })).toBeVisible();
  await page.goto('/account/family');
  await expect(main.getByText('Tico pede para ler')).toBeVisible();
  await expectNoOverflow(page);
  await main.getByRole('button', { name: /^Permitir/ }).click();
  await expect(main.getByText('Você permitiu')).toBeVisible();
  await main.getByRole('link', { name: /^Comprar/ }).click();
  await expect(page).toHaveURL(`/issue/${soldSlug}/acquisition`);
  await page.getByRole('button', { name: /^Pagar R\$/ }).click();
  await expect(page.getByRole('link', { name: 'Ler agora' })).toBeVisible();
  await page.goto('/account/family');
  await expect(main.getByText('Você liberou')).toBeVisible();

  // The child reads both.
  await main.getByRole('button', { name: 'Entrar como Tico' }).click();
  await expect(page).toHaveURL('/');
  for (const slug of [lockedSlug, soldSlug]) {
    await page.goto(`/issue/${slug}`);
    await main.getByRole('link', { name: /^Ler/ }).first().click();
    await expect(
      page
        .getByRole('region', { name: /Página/ })
        .or(page.locator('canvas'))
        .first(),
    ).toBeVisible();
  }

  // Outside the hours nothing opens.
  await returnToGuardian(page, guardian);
  await page.goto('/account/family');
  await tico.getByRole('button', { name: 'O que pode ler e quando' }).click();
  await tico.getByLabel('Limitar o horário de leitura').check();
  const [from, until] = hoursOutsideNow();
  await tico.getByLabel('Início').fill(from);
  await tico.getByLabel('Fim').fill(until);
  await tico.getByRole('button', { name: 'Salvar' }).first().click();
  await expect(tico.getByText(`Das ${from} às ${until}`)).toBeVisible();
  await tico.getByRole('button', { name: 'Entrar como Tico' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(`/issue/${soldSlug}`);
  await expect(main.getByText(`A leitura volta às ${from}.`, { exact: false })).toBeVisible();
  await main
    .getByRole('link', { name: /^(Ler|Continuar)/ })
    .first()
    .click();
  await expect(page.getByText(`A leitura volta às ${from}.`)).toBeVisible();

  // A minor's account can only be deleted, and the guardian can cancel that.
  await returnToGuardian(page, guardian);
  await page.goto('/account/family');
  await tico.getByRole('button', { name: 'Encerrar' }).click();
  await tico.getByRole('button', { name: 'Excluir conta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir conta' }).click();
  await expect(tico.getByText(/^Esta conta será excluída em /)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();
  await page.reload();
  await tico.getByRole('button', { name: /^Cancelar exclusão/ }).click();
  await expect(tico.getByText(/^Esta conta será excluída em /)).toHaveCount(0);
  await expect(tico.getByRole('button', { name: 'Encerrar' })).toBeVisible();

  // The guardian keeps a copy of the child's data.
  await tico.getByRole('button', { name: 'Baixar os dados' }).click();
  const downloading = page.waitForEvent('download');
  await tico.getByRole('button', { name: 'Baixar dados (JSON)' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.json$/);
});

/** An hour of the day that is not now, in São Paulo. */
function hoursOutsideNow(): readonly [from: string, until: string] {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: 'America/Sao_Paulo',
    }).format(new Date()),
  );
  const textOf = (value: number) => `${String(value % 24).padStart(2, '0')}:00`;
  return [textOf(hour + 6), textOf(hour + 8)];
}
