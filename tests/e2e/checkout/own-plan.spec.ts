import type { APIRequestContext } from '@playwright/test';
import { expectNoShift, watchShifts } from '../layout-shifts.ts';
import { goOffline } from '../quiet.ts';
import { signInAs } from '../sign-in-as.ts';
import { expect, test } from '../test.ts';
import { addCardTo, createBuyer, type NewBuyer, openSessionOf } from './create-buyer.ts';

/** Subscribes to the monthly plan Banca with the buyer's card. */
async function subscribe(
  request: APIRequestContext,
  { token }: NewBuyer,
  lastFourDigits: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, timezone: 'America/Sao_Paulo' };
  const plans = await (await request.get('/api/comics/plan', { headers })).json();
  const all: {
    externalId: string;
    slug: string;
    merchandises: { merchandiseExternalId: string; price: number }[];
  }[] = plans.items ?? plans;
  const plan = all.find(({ slug }) => slug === 'banca');
  const bought = await request.post('/api/comics/subscription', {
    headers: { ...headers, 'idempotency-key': `own-plan-${crypto.randomUUID()}` },
    data: {
      planId: plan?.externalId,
      merchandiseId: plan?.merchandises.find(({ price }) => price === 1990)?.merchandiseExternalId,
      paymentMethod: 'credit_card',
      paymentCard: { brand: 'visa', lastFourDigits },
    },
  });
  expect(bought.status(), await bought.text()).toBe(201);
}

test('a subscriber changes the card, ends and restarts the renewal, then withdraws within 7 days for a full refund', async ({
  page,
  request,
}) => {
  const buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4242424242424242');
  await addCardTo(request, buyer, '4111111111111111');
  await subscribe(request, buyer, '4242');
  await openSessionOf(page, buyer);

  await page.goto('/account');
  await page.getByRole('link', { name: /^Meu plano./ }).click();
  const plan = page.getByRole('region', { name: 'Banca Mensal' });
  await expect(plan).toContainText('no cartão Visa final 4242');
  await expect(plan).toContainText(/R\$\s19,90 por mês/);

  await plan.getByRole('button', { name: 'Trocar cartão' }).click();
  await expect(plan.getByRole('radio', { name: /Visa final 4242/ })).toBeChecked();
  await plan.getByRole('radio', { name: /Visa final 1111/ }).check();
  await expect(plan).toContainText(/A próxima cobrança é em .*: R\$\s19,90. Agora, nada é cobrado/);
  await plan.getByRole('button', { name: 'Usar este cartão' }).click();
  await expect(plan).toContainText('no cartão Visa final 1111');
  await expect(plan.getByRole('button', { name: 'Trocar cartão' })).toBeFocused();

  await plan.getByRole('button', { name: 'Encerrar renovação' }).click();
  const ending = page.getByRole('dialog', { name: 'Encerrar a renovação?' });
  await expect(ending.getByRole('button', { name: 'Manter' })).toBeFocused();
  await ending.getByRole('button', { name: 'Encerrar renovação' }).click();
  await expect(page.getByText(/^A renovação foi encerrada/)).toBeVisible();
  await expect(plan).toContainText('Não renova');
  await page.reload();
  await expect(plan).toContainText('Não renova');
  await expect(plan.getByRole('button', { name: 'Encerrar renovação' })).toHaveCount(0);

  await plan.getByRole('button', { name: 'Renovar no cartão' }).click();
  await plan.getByRole('radio', { name: /Visa final 4242/ }).check();
  await plan.getByRole('button', { name: 'Usar este cartão' }).click();
  await expect(plan).toContainText('no cartão Visa final 4242');

  await plan.getByRole('button', { name: 'Desistir e receber de volta' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Desistir do plano?' });
  await expect(withdrawal).toContainText(/R\$\s19,90 voltam ao cartão que pagou/);
  await withdrawal.getByRole('button', { name: 'Desistir e receber de volta' }).click();
  await expect(page.getByText(/19,90 voltam ao cartão que pagou. O plano foi desfeito/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gratuito' })).toBeVisible();

  await page.goto('/account/general/payment-history');
  await expect(page.getByRole('row', { name: /Plano Banca Mensal.*Reembolsado/ })).toBeVisible();
});

test.describe('own plan without a network', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_/ });

  test('keeps the renewal, shows why, and ends it later', async ({ page, request, context }) => {
    const buyer = await createBuyer(request);
    await addCardTo(request, buyer, '4111111111111111');
    await subscribe(request, buyer, '1111');
    await openSessionOf(page, buyer);
    await page.goto('/account/plan');
    const end = page.getByRole('button', { name: 'Encerrar renovação' });
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Encerrar renovação' });
    await end.click();
    await expect(confirm).toBeVisible();
    await goOffline(page);
    await confirm.click();
    await expect(page.getByText('Você está sem internet. Confira a conexão e tente de novo.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await end.click();
    await confirm.click();
    await expect(page.getByRole('region', { name: 'Banca Mensal' })).toContainText('Não renova');
  });
});

for (const [username, name, text] of [
  ['elisa.agenda', 'Banca Anual', 'Próximo plano'],
  ['gil.expirou', 'Banca Mensal', 'Plano encerrado'],
  ['helena.claro', 'Claro', 'Vem da sua operadora'],
  ['rosa.colecao', 'Gratuito', 'Plano atual'],
] as const) {
  test(`${username} sees ${name} without layout shifts`, async ({ page }) => {
    await signInAs(page, username);
    await watchShifts(page);
    await page.goto('/account/plan');
    await expect(page.getByRole('region', { name })).toContainText(text);
    await page.waitForLoadState('networkidle');
    await expectNoShift(page);
  });
}

test('a plan that has not begun is cancelled with a full refund', async ({ page, request }) => {
  const buyer = await createBuyer(request);
  await addCardTo(request, buyer, '4111111111111111');
  await subscribe(request, buyer, '1111');
  const headers = { authorization: `Bearer ${buyer.token}` };
  expect((await request.delete('/api/comics/subscription', { headers })).status()).toBe(204);
  await subscribe(request, buyer, '1111');
  await openSessionOf(page, buyer);
  await page.goto('/account/plan');
  await page.getByRole('button', { name: 'Cancelar este plano' }).click();
  const question = page.getByRole('dialog', { name: 'Desistir do plano?' });
  await expect(question).toContainText('Este plano não chega a começar.');
  await question.getByRole('button', { name: 'Cancelar este plano' }).click();
  await expect(page.getByText(/19,90 voltam ao cartão que pagou. O plano foi desfeito/)).toBeVisible();
  await expect(page.getByText('Próximo plano')).toHaveCount(0);
  await expect(page.getByText('Plano atual')).toBeVisible();
});

test('a guided account sees that the guardian manages plan, cards and codes', async ({ page }) => {
  await signInAs(page, 'tito.guiado');
  for (const address of ['/account/plan', '/account/payment-methods', '/account/voucher']) {
    await page.goto(address);
    await expect(page.getByText('Quem cuida disso é Lia.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  }
});

test('a visitor signs in first and returns to the plan', async ({ page }) => {
  await page.goto('/account/plan');
  await expect(page).toHaveURL('/auth/login?returnTo=%2Faccount%2Fplan');
});
