import { jest } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { FollowOrder } from '../../../../../../src/application/checkout/follow-order.ts';
import { ListTransactions } from '../../../../../../src/application/checkout/list-transactions.ts';
import { WithdrawPurchase } from '../../../../../../src/application/checkout/withdraw-purchase.ts';
import type { TransactionDetail } from '../../../../../../src/domain/checkout/transaction.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { HistoryPage } from '../../../../../../src/presentation/checkout/payment-history/history-page.tsx';
import { HistoryPresenter } from '../../../../../../src/presentation/checkout/payment-history/history-presenter.ts';
import {
  PayingPix,
  type PayingPixProps,
} from '../../../../../../src/presentation/checkout/payment-history/paying-pix.tsx';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildTransactionItem } from '../../../../../fakes/checkout/build-transaction.ts';
import { setUpOrder } from '../../../../../fakes/checkout/set-up-order.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpLayers } from '../../set-up-layers.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const credits = { type: 'credits', quantity: 1000, salePrice: 1000 } as const;
const comic = buildTransactionItem({ type: 'comic', name: 'Nanquim', slug: 'nanquim-1', issueId: 'issue-1' });
const plan = buildTransactionItem({
  type: 'plan',
  name: 'Banca Livre',
  slug: 'banca-livre',
  cycleDurationInDays: 30,
});
/** Uses the real time, because the countdown does. */
const waitingPix = { method: 'pix', pixExpiresAt: new Date(Date.now() + 30 * 60_000).toISOString() } as const;
const visa = { brand: 'visa', lastFourDigits: '4242' };

async function setUpHistory(...payments: readonly Partial<TransactionDetail>[]) {
  const setup = setUpOrder();
  const { session, clock, shop, intents, transactions, notifications, loadReader } = setup;
  await loadReader();
  for (const each of payments.toReversed()) shop.placeOrder('ana', credits, each);
  const { show, modals, confirm } = setUpLayers(notifications);
  const presenter = new HistoryPresenter({
    listTransactions: new ListTransactions(transactions, session),
    followOrder: new FollowOrder(transactions, intents, session, clock),
    withdrawPurchase: new WithdrawPurchase(transactions, session),
    profile: setup.profile,
    confirm,
    notifications,
    account: setup.order.account,
    session: setup.sessionPresenter,
    modals,
    pixPanel: new Lazy<ComponentType<PayingPixProps>>(async () => PayingPix),
  });
  setup.identityUsers.requestCount = 0;
  const showAt = (address?: string) => show(<HistoryPage presenter={presenter} />, address);
  return { ...setup, presenter, show: showAt };
}

/** The texts of the cells of each row, without the word before the name of the item. */
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) =>
        cell.textContent?.replaceAll('\u00a0', ' ').replace(/^(Recibo|Pedido) /, ''),
      ),
    );
const firstRow = () => within(screen.getAllByRole('row')[1] as HTMLElement);

describe('HistoryPage', () => {
  it('shows item, date, method, amount and status of each payment', async () => {
    const { show } = await setUpHistory(
      { status: 'paid', method: 'credit_card', paymentCard: visa, item: comic },
      { status: 'refused', method: 'credit_card', paymentCard: visa, item: { ...comic, kind: 'rent' } },
      { status: 'refunded', method: 'paypal', item: plan },
      { status: 'paid', method: 'credit_card', paymentCard: visa, item: plan, isRenewal: true },
      { status: 'paid', method: 'third-party-integration', item: { ...comic, name: null } },
      { status: 'expired', method: 'balance' },
    );
    await show();
    const when = '01/03/2026';
    const money = 'R$ 10,00';
    expect(rows()).toEqual([
      ['Nanquim', when, 'Visa final 4242', money, 'Pago'],
      ['Aluguel: Nanquim', when, 'Visa final 4242', money, 'Recusado'],
      ['Plano Banca Livre Mensal', when, 'PayPal', money, 'Reembolsado'],
      ['Renovação: Banca Livre Mensal', when, 'Visa final 4242', money, 'Pago'],
      ['Item que saiu da banca', when, 'Fatura da operadora', money, 'Pago'],
      ['R$ 10,00 de saldo', when, 'Saldo', money, 'Expirado'],
    ]);
  });

  it('shows the discount of a coupon, and leaves its code to the receipt', async () => {
    await (await setUpHistory({ status: 'paid', discount: 200, amount: 800, couponCode: 'VINTE' })).show();
    expect(rows()[0]?.[3]).toBe('Preço anterior: R$ 10,00 Preço atual: R$ 8,00');
  });

  it('opens the receipt of a payment, with the name of the reader and a link to what was paid', async () => {
    const refundedAt = '2026-03-02T12:00:00.000Z';
    const { show } = await setUpHistory({
      status: 'refunded',
      method: 'credit_card',
      paymentCard: visa,
      discount: 200,
      amount: 800,
      couponCode: 'VINTE',
      item: comic,
      paidAt: '2026-03-01T12:01:00.000Z',
      refundedAt,
    });
    await show();
    await userEvent.click(firstRow().getByRole('button', { name: 'Recibo Nanquim' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Recibo' }));
    const facts = receipt.getAllByRole('term').map((term) => {
      const fact = term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
      return `${term.textContent}: ${fact}`;
    });
    expect(facts).toEqual([
      expect.stringMatching(/^Número: [\w-]+$/),
      'Pago em: 01/03/2026 09:01',
      'Item: Nanquim',
      'Cliente: Ana Reis',
      'Pagamento: Visa final 4242',
      'Cupom: “VINTE”',
      'Preço: R$ 10,00',
      'Desconto: −R$ 2,00',
      'Total: R$ 8,00',
    ]);
    const refund = receipt.getByText(/^Reembolsado: R\$\s8,00$/);
    expect(refund.nextElementSibling?.textContent).toBe('02/03/2026 09:00');
    expect(refund.compareDocumentPosition(receipt.getByText('Número'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(receipt.getByRole('link', { name: 'Ver o quadrinho' }).getAttribute('href')).toBe(
      '/issue/nanquim-1',
    );
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(receipt.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('shows a short number in the receipt, and the whole id of the payment', async () => {
    const id = '3f2a91bc-04d1-4a7e-9d52-0c4c5c5be3f1';
    const { show, shop } = await setUpHistory({ status: 'paid', item: comic });
    const [order] = shop.orders;
    if (order) Object.assign(order.transaction, { id });
    await show();
    await userEvent.click(firstRow().getByRole('button', { name: 'Recibo Nanquim' }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Recibo' }));
    expect(receipt.getByText('3F2A-91BC-04D1')).toBeTruthy();
    expect(receipt.getByText(`Número completo: ${id}`)).toBeTruthy();
  });

  it('shows no receipt for an order that is not paid', async () => {
    await (await setUpHistory({ status: 'refused', item: plan })).show();
    await userEvent.click(firstRow().getByRole('button', { name: /^Pedido/ }));
    const order = within(await screen.findByRole('dialog', { name: 'Pedido' }));
    expect(order.queryByRole('button', { name: 'Imprimir' })).toBeNull();
    expect(order.getByText('Pedido em').nextElementSibling?.textContent).toBe('01/03/2026 09:00');
    expect(order.getByText('Pagamento recusado. Nada foi cobrado.')).toBeTruthy();
    expect(order.getByRole('link', { name: 'Pedir de novo' }).getAttribute('href')).toBe(
      '/subscription?plan=banca-livre&period=30',
    );
  });

  it.each([
    [comic, '/issue/nanquim-1'],
    [undefined, '/account/payment-methods/balance?credits=1000'],
  ])('says that an order has expired, and leads to the place to order it again', async (item, path) => {
    await (await setUpHistory({ status: 'expired', ...(item && { item }) })).show();
    await userEvent.click(firstRow().getByRole('button', { name: /^Pedido/ }));
    const order = within(await screen.findByRole('dialog', { name: 'Pedido' }));
    expect(order.getByText('O prazo para pagar acabou. Nada foi cobrado.')).toBeTruthy();
    expect(order.getByRole('link', { name: 'Pedir de novo' }).getAttribute('href')).toBe(path);
  });

  it('opens the receipt in the address', async () => {
    const { show, shop } = await setUpHistory({ status: 'paid' }, { status: 'paid', item: comic });
    const id = shop.orders.find(({ transaction }) => transaction.item.name === 'Nanquim')?.transaction.id;
    await show(`/account/general/payment-history?receipt=${id}`);
    const receipt = within(await screen.findByRole('dialog', { name: 'Recibo' }));
    expect(receipt.getByText('Nanquim')).toBeTruthy();
  });

  it('shows the receipt of a payment that was pending at the last visit', async () => {
    const { show, shop } = await setUpHistory({ status: 'waiting' });
    await show();
    expect(firstRow().getByRole('button', { name: /^Pedido/ })).toBeTruthy();
    cleanup();
    const [order] = shop.orders;
    if (order) Object.assign(order.transaction, { status: 'paid' });
    await show(`/account/general/payment-history?receipt=${order?.transaction.id}`);
    expect(await screen.findByRole('dialog', { name: 'Recibo' })).toBeTruthy();
  });

  it('shows a coupon that covered the whole price as the method', async () => {
    await (await setUpHistory({ method: 'balance', amount: 0, discount: 1000, couponCode: 'TUDO' })).show();
    expect(rows()[0]?.[2]).toBe('Cupom');
  });

  it('loads pages of twenty', async () => {
    const { show, transactions } = await setUpHistory(
      ...Array.from({ length: 21 }, () => ({ status: 'paid' }) as const),
    );
    await show();
    expect(rows()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(rows()).toHaveLength(21);
    expect(transactions.requests).toEqual(['list ana 0', 'list ana 1']);
  });

  it('links to the catalogue if there are no payments', async () => {
    await (await setUpHistory()).show();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
  });

  it('shows a failure and retries', async () => {
    const { show, transactions } = await setUpHistory({ status: 'paid' });
    transactions.failure = failures.networkConnection;
    await show();
    expect(screen.queryByRole('table')).toBeNull();
    transactions.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(rows()).toHaveLength(1);
  });
});

describe('a pending Pix in HistoryPage', () => {
  it('shows its code, and detects the payment', async () => {
    const { show, presenter, shop, clock, identityUsers } = await setUpHistory(waitingPix);
    await show();
    expect(firstRow().getByText('Aguardando')).toBeTruthy();
    await userEvent.click(firstRow().getByRole('button', { name: /Pagar/ }));
    const panel = within(await screen.findByRole('region', { name: 'Pagar com Pix' }));
    expect(panel.getByText(/pix-0+1/)).toBeTruthy();
    expect(panel.getByText('R$ 10,00')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Pagar com Pix');

    const [order] = shop.orders;
    clock.advance(5 * 60_000);
    shop.settleOrder(order?.transaction.id ?? '', 'paid');
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await act(async () => {});
    expect(screen.getByText('Pagamento confirmado!')).toBeTruthy();
    expect(firstRow().getByText('Pago')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Pagar com Pix' })).toBeNull();
    expect([identityUsers.requestCount, presenter.shownPix]).toEqual([1, null]);

    // Its receipt has the time of the payment, not that of the order.
    await userEvent.click(firstRow().getByRole('button', { name: /^Recibo/ }));
    const receipt = within(await screen.findByRole('dialog', { name: 'Recibo' }));
    expect(receipt.getByText('Pago em').nextElementSibling?.textContent).toBe('01/03/2026 09:05');
  });

  it('links to the bank if the service knows its address', async () => {
    const { show } = await setUpHistory({ ...waitingPix, approvalAddress: 'https://banco.example/pix' });
    await show();
    await userEvent.click(firstRow().getByRole('button', { name: /Pagar/ }));
    const link = await screen.findByRole('link', { name: /^Abrir no banco/ });
    expect(link.getAttribute('href')).toBe('https://banco.example/pix');
  });

  it('can be paid from its order', async () => {
    const { show } = await setUpHistory(waitingPix);
    await show();
    await userEvent.click(firstRow().getByRole('button', { name: /^Pedido/ }));
    const order = within(await screen.findByRole('dialog', { name: 'Pedido' }));
    expect(order.getByText('Aguardando o pagamento')).toBeTruthy();
    await userEvent.click(order.getByRole('button', { name: 'Pagar' }));
    expect(await screen.findByRole('region', { name: 'Pagar com Pix' })).toBeTruthy();
  });

  it('can be closed, which stops the polling', async () => {
    const { show, presenter, transactions } = await setUpHistory(waitingPix);
    await show();
    await userEvent.click(firstRow().getByRole('button', { name: /Pagar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Fechar' }));
    expect(presenter.shownPix).toBeNull();
    const requests = [...transactions.requests];
    await act(async () => void window.dispatchEvent(new Event('focus')));
    expect(transactions.requests).toEqual(requests);
    expect(firstRow().getByRole('button', { name: /Pagar/ })).toBeTruthy();
  });

  it('is checked first if it seems expired by the device clock', async () => {
    const { show, clock } = await setUpHistory({ method: 'pix' });
    clock.advance(30 * 60_000);
    await show();
    await userEvent.click(firstRow().getByRole('button', { name: /Pagar/ }));
    expect(await firstRow().findByText('Expirado')).toBeTruthy();
    expect(firstRow().queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });

  describe('for a purchase that can be withdrawn', () => {
    const paidAt = new Date().toISOString();
    const bought = { status: 'paid', method: 'credit_card', paymentCard: visa, paidAt, amount: 990 } as const;
    const openReceipt = () => userEvent.click(firstRow().getByRole('button', { name: /Recibo/ }));

    it('asks with the amount and the way, refunds it once, and shows the new status', async () => {
      const { show, shop, transactions } = await setUpHistory({ ...bought, item: comic });
      await show();
      await openReceipt();
      await userEvent.click(await screen.findByRole('button', { name: 'Desistir e receber de volta' }));
      const question = within(await screen.findByRole('dialog', { name: 'Desistir desta compra?' }));
      expect(question.getByText(/R\$\s9,90 voltam ao cartão que pagou/)).toBeTruthy();
      await userEvent.click(question.getByRole('button', { name: 'Desistir e receber de volta' }));
      expect(await screen.findByText(/A compra foi desfeita\.$/)).toBeTruthy();
      expect(rows()[0]?.at(-1)).toBe('Reembolsado');
      const [transaction] = shop.orders;
      const id = transaction?.transaction.id;
      expect(transactions.requests.filter((request) => request.startsWith('withdraw'))).toEqual([
        `withdraw ${id} withdrawal-${id}`,
      ]);
    });

    it('says why it is not possible any more after pages were read or credits were spent', async () => {
      const endsAt = new Date(Date.now() + 1000).toISOString();
      const { show } = await setUpHistory({ ...bought, item: comic, withdrawal: { state: 'read', endsAt } });
      await show();
      await openReceipt();
      expect(await screen.findByText(/Páginas além da amostra já foram lidas/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Desistir e receber de volta' })).toBeNull();
    });

    it('reports a failure and leaves the purchase as it is', async () => {
      const { show, shop, notifications } = await setUpHistory({ ...bought, item: comic });
      await show();
      await openReceipt();
      await userEvent.click(await screen.findByRole('button', { name: 'Desistir e receber de volta' }));
      const question = within(await screen.findByRole('dialog', { name: 'Desistir desta compra?' }));
      const order = shop.orders[0];
      if (order)
        order.transaction = {
          ...order.transaction,
          withdrawal: { state: 'read', endsAt: new Date(Date.now() + 1000).toISOString() },
        };
      await userEvent.click(question.getByRole('button', { name: 'Desistir e receber de volta' }));
      expect(notifications.all.map(({ code }) => code)).toEqual(['WITHDRAWAL.READ']);
      expect(rows()[0]?.at(-1)).toBe('Pago');
    });
  });
});
