import { readFile } from 'node:fs/promises';
import { createBuyer, openSessionOf } from '../checkout/create-buyer.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, expectNoOverflow, test } from '../test.ts';

const address = '/account/general/privacy';

for (const width of [320, 1440]) {
  test(`the screen of privacy fits ${width} pixels and has no accessibility violations`, async ({
    page,
    expectAccessible,
  }) => {
    await signInAs(page, 'clara.assina');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidade e dados');
    await expect(
      page.getByText('Suas posições de leitura, favoritos e o que você segue são apagados.'),
    ).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible();
  });
}

test('a reader downloads the data with the receipts, as a document and for programs', async ({
  page,
  context,
}) => {
  await signInAs(page, 'clara.assina');
  await page.goto('/account');
  await page
    .getByRole('link', { name: /Privacidade e dados/ })
    .first()
    .click();
  const save = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), path: await download.path() };
  };
  const data = await save('Baixar dados (JSON)');
  expect(data.name).toMatch(/^banca-meus-dados-\d{4}-\d\d-\d\d\.json$/);
  const { sections } = JSON.parse(await readFile(data.path, 'utf8'));
  expect(sections.account[0].username).toBe('clara.assina');
  const order = sections.orders.find(({ status }: { status: string }) => status === 'paid');
  expect(order).toMatchObject({ currency: 'BRL', amount: expect.any(Number), receipt: expect.any(String) });

  const file = await save('Baixar documento');
  expect(file.name).toMatch(/^banca-meus-dados-\d{4}-\d\d-\d\d\.html$/);
  const text = await readFile(file.path, 'utf8');
  const opened = await context.newPage();
  await opened.setContent(text);
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Seus dados na Banca');
  const receipts = opened.locator('#orders');
  await expect(receipts.getByRole('heading')).toHaveText('Pedidos e recibos');
  await expect(receipts).toContainText(order.receipt);
  await expect(receipts).toContainText('R$');
  await opened.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(opened);
  await opened.close();
});

test('a reader schedules the deletion of the account, and cancels it', async ({ page, request }) => {
  await openSessionOf(page, await createBuyer(request));
  await page.goto(address);
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Excluir sua conta?');
  await dialog.getByRole('button', { name: 'Excluir conta' }).click();
  const notice = page.getByRole('heading', { name: /Esta conta será excluída em \d\d\/\d\d\/\d{4}/ });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeHidden();

  await page.goto('/account');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar exclusão' }).click();
  await expect(notice).toBeHidden();
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeVisible();
});

test('a guided account cannot be deleted by the child', async ({ page }) => {
  await signInAs(page, 'tito.guiado');
  await page.goto(address);
  await expect(page.getByText('Quem cuida disso é Lia.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Excluir minha conta' })).toBeHidden();
  await expect(
    page.getByText('A pessoa responsável por esta conta baixa os dados em “Família”.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Baixar documento' })).toBeHidden();
});
