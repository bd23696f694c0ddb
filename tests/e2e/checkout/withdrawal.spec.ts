import type { Page } from '@playwright/test';
import { expect, expectNoOverflow, test } from '../test.ts';
import { resize } from '../widths.ts';
import { addCardTo, createBuyer, openSessionOf } from './create-buyer.ts';

const slug = 'inventario-cheio';
const withdrawName = 'Desistir e receber de volta';

async function buyIssue(page: Page): Promise<void> {
  await page.goto(`/issue/${slug}/acquisition`);
  await page.getByRole('button', { name: 'Pagar R$ 9,90' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tudo certo!' })).toBeFocused();
}

async function openReceipt(page: Page) {
  await page.goto('/account/general/payment-history');
  await page.getByRole('button', { name: /^Recibo/ }).click();
  return page.getByRole('dialog', { name: 'Recibo' });
}

test('an unread issue is withdrawn from its receipt, and is not offered again after pages were read', async ({
  page,
  request,
  expectAccessible,
}) => {
  const buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await openSessionOf(page, buyer);
  await buyIssue(page);

  const receipt = await openReceipt(page);
  await expect(receipt).toContainText(/Até .* você pode desistir, se não ler além da amostra/);
  await resize(page, 320);
  await expectNoOverflow(page);
  await expectAccessible();
  await receipt.getByRole('button', { name: withdrawName }).click();
  const question = page.getByRole('dialog', { name: 'Desistir desta compra?' });
  await expect(question).toContainText(/R\$\s9,90 voltam ao cartão que pagou/);
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused();
  await question.getByRole('button', { name: withdrawName }).click();
  await expect(page.getByText(/9,90 voltam ao cartão que pagou. A compra foi desfeita/)).toBeVisible();
  await expect(page.getByText('Reembolsado', { exact: true })).toBeVisible();
  await page.goto(`/issue/${slug}`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Comprar por/ })).toBeVisible();
});

test('a purchase of which pages were read after the sample says why it cannot be withdrawn', async ({
  page,
  request,
}) => {
  const buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await openSessionOf(page, buyer);
  await buyIssue(page);
  await page.getByRole('link', { name: 'Ler agora' }).click();
  await expect(page).toHaveURL(/\/reader\//);
  const issueId = new URL(page.url()).pathname.split('/')[2];
  // The reader screen must not save its own position afterwards.
  await page.goto('/catalog');
  const saved = await request.put(`/api/comics/reading/issue/${issueId}`, {
    headers: { authorization: `Bearer ${buyer.token}` },
    data: { page: 3, readAt: new Date().toISOString() },
  });
  expect(saved.status(), await saved.text()).toBeLessThan(300);
  const receipt = await openReceipt(page);
  await expect(receipt).toContainText('Páginas além da amostra já foram lidas.');
  await expect(receipt.getByRole('button', { name: withdrawName })).toHaveCount(0);
});
