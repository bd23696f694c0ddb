import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListCards } from '../../../../../src/application/cards/list-cards.ts';
import { EndRenewal } from '../../../../../src/application/checkout/end-renewal.ts';
import { ListTransactions } from '../../../../../src/application/checkout/list-transactions.ts';
import { RenewByCard } from '../../../../../src/application/checkout/renew-by-card.ts';
import { WithdrawFromSubscription } from '../../../../../src/application/checkout/withdraw-from-subscription.ts';
import type { Reader, Subscription } from '../../../../../src/domain/account/reader.ts';
import type { PaymentCard } from '../../../../../src/domain/cards/payment-card.ts';
import type { TransactionDetail } from '../../../../../src/domain/checkout/transaction.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { OwnPlanPage } from '../../../../../src/presentation/own-plan/own-plan-page.tsx';
import { OwnPlanPresenter } from '../../../../../src/presentation/own-plan/own-plan-presenter.ts';
import { OwnSubscriptions } from '../../../../../src/presentation/own-plan/own-subscriptions.ts';
import { OfferedPlans } from '../../../../../src/presentation/shell/plans/offered-plans.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { buildOperatorLink, buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../fakes/cards/build-card.ts';
import { buildPlan } from '../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { buildTransactionItem } from '../../../../fakes/checkout/build-transaction.ts';
import { FakePlans } from '../../../../fakes/checkout/fake-plans.ts';
import { FakeSubscriptions } from '../../../../fakes/checkout/fake-subscriptions.ts';
import { setUpOrder } from '../../../../fakes/checkout/set-up-order.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { setUpLayers } from '../set-up-layers.tsx';

beforeAll(async () => {
  await startI18n('pt-br');
  // jsdom does not support scrolling.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

/** A yearly plan that starts when the monthly plan ends. */
const nextSubscription = buildSubscription({
  id: 'subscription-2',
  cycleDurationInDays: 360,
  startsAt: '2026-03-12T12:00:00.000Z',
  expiresAt: '2027-03-07T12:00:00.000Z',
});
const endedSubscription = buildSubscription({ expiresAt: '2026-02-20T12:00:00.000Z', hasAutoRenewal: false });
const operatorSubscription = buildSubscription({
  plan: { ...buildSubscription().plan, id: 'plan-3', provider: 'claro' },
});

interface OwnPlanOptions extends Partial<Reader> {
  /** The payment of the subscription. */
  readonly paid?: Partial<TransactionDetail>;
}

async function setUpOwnPlan({ paid, ...reader }: OwnPlanOptions = {}) {
  const setup = setUpOrder({ reader: buildReader(reader) });
  const { session, profile, notifications, clock, shop, transactions, paymentCards, loadReader, readers } =
    setup;
  await loadReader();
  paymentCards.cards = [buildCard({ paysSubscription: true })];
  const service = new FakeSubscriptions(shop);
  const ownSubscriptions = [reader.subscription, reader.scheduledSubscription].filter((each) => each != null);
  service.subscriptions = ownSubscriptions.map((each: Subscription) => ({
    ...each,
    readerId: 'ana',
    transactionId: null,
  }));
  if (paid && ownSubscriptions[0]) {
    const item = { type: 'plan', name: 'Banca Livre', slug: 'banca-livre' } as const;
    const { transaction } = shop.placeOrder(
      'ana',
      { type: 'plan', id: 'plan-1', merchandiseId: 'plan-1-30', quantity: 1 },
      {
        item: buildTransactionItem({ ...item, cycleDurationInDays: ownSubscriptions[0].cycleDurationInDays }),
        method: 'credit_card',
        status: 'paid',
        amount: 1990,
        createdAt: '2026-02-27T12:00:00.000Z',
        paidAt: '2026-02-27T12:00:00.000Z',
        ...paid,
      },
    );
    service.subscriptions = service.subscriptions.map((each) => ({ ...each, transactionId: transaction.id }));
  }
  // The profile reflects changes of the subscriptions.
  readers.find = async () => ({
    ok: true,
    value: buildReader({
      ...reader,
      subscription: service.subscriptions.find(({ id }) => id === reader.subscription?.id) ?? null,
      scheduledSubscription:
        service.subscriptions.find(({ id }) => id === reader.scheduledSubscription?.id) ?? null,
    }),
  });
  const language = buildLanguagePresenter();
  const plans = new OfferedPlans(new FakePlans(buildPlan()), language, { viewerKey: 'visitor' });
  const { confirm, show } = setUpLayers(notifications);
  const presenter = new OwnPlanPresenter({
    subscriptions: new OwnSubscriptions(profile, plans, clock),
    renewByCard: new RenewByCard(service, session),
    endRenewal: new EndRenewal(service, session),
    withdrawFromSubscription: new WithdrawFromSubscription(service, session),
    listTransactions: new ListTransactions(transactions, session),
    listCards: new ListCards(paymentCards, session),
    account: setup.order.account,
    confirm,
    notifications,
    clock,
  });
  return { ...setup, service, presenter, language, show: () => show(<OwnPlanPage presenter={presenter} />) };
}

const planRegion = (name: string) => within(screen.getByRole('region', { name }));
const facts = (name: string) =>
  planRegion(name)
    .getAllByRole('definition')
    // A non-breaking space follows the currency.
    .map((fact) => fact.textContent?.replace('\u00a0', ' '));

async function confirmWith(button: string, title: string, choice = button) {
  await userEvent.click(screen.getByRole('button', { name: button }));
  const question = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: choice }));
  await waitForClosedDialog();
}

const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('OwnPlanPage', () => {
  it('says that no plans are sold in the market, and links to the catalogue', async () => {
    await (await setUpOwnPlan({ marketOffers: { plans: false, credits: false } })).show();
    expect(planRegion('Gratuito').getByText(/Ainda não há planos à venda no seu país/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ver planos' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' })).toBeTruthy();
  });

  it('shows the free plan and links to the others', async () => {
    await (await setUpOwnPlan()).show();
    expect(planRegion('Gratuito').getByText('Plano atual')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/plans');
  });

  it('shows a child the plan of the guardian while that includes it', async () => {
    const rightsUntil = (expiresAt: string) => ({
      subscription: { id: 'plan-of-lia', expiresAt },
      acquisitions: [],
      allowedIssueIds: [],
    });
    const show = async (expiresAt: string) =>
      (await setUpOwnPlan({ guardianId: 'lia', guardianRights: rightsUntil(expiresAt) })).show();
    await show('2099-01-01T00:00:00.000Z');
    expect(planRegion('Plano família').getByText(/^Você lê com o plano da pessoa responsável/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Gratuito' })).toBeNull();
    cleanup();
    await show('2020-01-01T00:00:00.000Z');
    expect(planRegion('Gratuito')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Plano família' })).toBeNull();
  });

  it('shows start, renewal, card and price', async () => {
    await (await setUpOwnPlan({ subscription: buildSubscription() })).show();
    expect(facts('Banca Livre Mensal')).toEqual([
      '10/02/2026',
      '12/03/2026, no cartão Visa final 4242',
      'R$ 19,90 por mês',
    ]);
  });

  it('shows the price after the language changes', async () => {
    const { show, language } = await setUpOwnPlan({ subscription: buildSubscription() });
    await show();
    await act(() => language.choose('en-us'));
    expect(facts('Banca Livre Mensal')[2]).toBe('R$ 19,90 por mês');
  });

  it('shows the end of a plan that does not renew', async () => {
    await (await setUpOwnPlan({ subscription: buildSubscription({ hasAutoRenewal: false }) })).show();
    expect(facts('Banca Livre Mensal').slice(1)).toEqual(['12/03/2026 · Não renova']);
    expect(screen.queryByRole('button', { name: 'Encerrar renovação' })).toBeNull();
  });

  it('shows a refused renewal until it is paid', async () => {
    const subscription = buildSubscription();
    const refused = { isRenewal: true, status: 'refused', paidAt: null } as const;
    const { show } = await setUpOwnPlan({
      subscription,
      paid: { ...refused, createdAt: '2026-03-11T12:00:00.000Z' },
    });
    await show();
    expect(
      planRegion('Banca Livre Mensal').getByText(/^A última cobrança da renovação .* até 12\/03\/2026:/),
    ).toBeTruthy();
    cleanup();
    await (await setUpOwnPlan({ subscription, paid: { isRenewal: true } })).show();
    expect(planRegion('Banca Livre Mensal').queryByText(/cobrança da renovação/)).toBeNull();
  });

  it('shows a plan order that waits for its Pix, with a link to pay it', async () => {
    const { show, shop } = await setUpOwnPlan();
    shop.placeOrder(
      'ana',
      { type: 'plan', id: 'plan-1', merchandiseId: 'plan-1-30', quantity: 1 },
      {
        item: buildTransactionItem({
          type: 'plan',
          name: 'Banca Livre',
          slug: 'banca-livre',
          cycleDurationInDays: 30,
        }),
        method: 'pix',
        status: 'waiting',
        amount: 1990,
      },
    );
    await show();
    expect((await screen.findByText(/^Há um Pix/)).textContent?.replace('\u00a0', ' ')).toBe(
      'Há um Pix esperando pagamento: Banca Livre Mensal, R$ 19,90.',
    );
    expect(screen.getByRole('link', { name: 'Pagar com Pix' }).getAttribute('href')).toBe(
      '/account/general/payment-history',
    );
  });

  it('shows the current and the next plan', async () => {
    const subscription = buildSubscription({ hasAutoRenewal: false });
    await (await setUpOwnPlan({ subscription, scheduledSubscription: nextSubscription })).show();
    expect(planRegion('Banca Livre Anual').getByText('Próximo plano')).toBeTruthy();
    expect(facts('Banca Livre Anual')[0]).toBe('12/03/2026');
    expect(planRegion('Banca Livre Anual').getByRole('button', { name: 'Encerrar renovação' })).toBeTruthy();
    expect(planRegion('Banca Livre Mensal').queryByRole('button')).toBeNull();
  });

  it('shows a scheduled plan without a current one', async () => {
    await (await setUpOwnPlan({ scheduledSubscription: nextSubscription })).show();
    expect(planRegion('Banca Livre Anual').getByText('Próximo plano')).toBeTruthy();
  });

  it('offers an ended plan again', async () => {
    await (await setUpOwnPlan({ expiredSubscription: endedSubscription })).show();
    expect(facts('Banca Livre Mensal')).toEqual(['10/02/2026', '20/02/2026']);
    expect(screen.getByRole('link', { name: 'Assinar de novo' }).getAttribute('href')).toBe(
      '/subscription?plan=banca-livre&period=30',
    );
  });

  it('offers no changes of an operator plan', async () => {
    await (
      await setUpOwnPlan({ subscription: operatorSubscription, operatorLink: buildOperatorLink() })
    ).show();
    expect(planRegion('Claro').getByText(/Vem da sua operadora/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links to the reactivation of an expired operator plan', async () => {
    await (await setUpOwnPlan({ operatorLink: buildOperatorLink() })).show();
    expect(screen.getByRole('link', { name: 'Reativar' }).getAttribute('href')).toBe('/sva/reactivation');
  });

  it('offers no changes to a guided account, and loads nothing more', async () => {
    const { show, transactions } = await setUpOwnPlan({
      subscription: buildSubscription(),
      paid: {},
      guardianId: 'bia',
    });
    await show();
    expect(screen.queryByText(/Não renova/)).toBeNull();
    expect(screen.getByText(/a pessoa responsável pela sua conta/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(transactions.requests).toEqual([]);
  });

  it('shows the plan if the payments could not be loaded, and retries', async () => {
    const { show, transactions } = await setUpOwnPlan({ subscription: buildSubscription(), paid: {} });
    transactions.failure = failures.networkConnection;
    await show();
    expect(facts('Banca Livre Mensal')[0]).toBe('10/02/2026');
    expect(screen.queryByRole('button', { name: 'Desistir e receber de volta' })).toBeNull();
    transactions.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(screen.getByRole('button', { name: 'Desistir e receber de volta' })).toBeTruthy();
  });
});

describe('OwnPlanPage ending a renewal', () => {
  it('asks for confirmation', async () => {
    const { show, service } = await setUpOwnPlan({ subscription: buildSubscription() });
    await show();
    await confirmWith('Encerrar renovação', 'Encerrar a renovação?', 'Manter');
    expect(service.subscriptions[0]?.hasAutoRenewal).toBe(true);
  });

  it('shows progress, then reloads the profile and confirms the end of the renewal', async () => {
    const { show, service, presenter, notifications } = await setUpOwnPlan({
      subscription: buildSubscription(),
    });
    const responses = holdResponses(service, 'endRenewal');
    await show();
    await confirmWith('Encerrar renovação', 'Encerrar a renovação?');
    expect(presenter.isEnding).toBe(true);
    await act(() => responses.release());
    expect(presenter.isEnding).toBe(false);
    expect(facts('Banca Livre Mensal').slice(1)).toEqual(['12/03/2026 · Não renova']);
    expect(notifications.all.map(({ type, code }) => `${type} ${code}`)).toEqual(['SUCCESS RENEWAL_ENDED']);
    expect(screen.queryByRole('button', { name: 'Encerrar renovação' })).toBeNull();
  });

  it('shows why ending the renewal failed, and can be repeated', async () => {
    const { show, service } = await setUpOwnPlan({ subscription: buildSubscription() });
    await show();
    service.failure = failures.networkConnection;
    await confirmWith('Encerrar renovação', 'Encerrar a renovação?');
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível conectar ao servidor.');
    service.failure = null;
    await confirmWith('Encerrar renovação', 'Encerrar a renovação?');
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(service.subscriptions[0]?.hasAutoRenewal).toBe(false);
  });
});

describe('OwnPlanPage changing the card of a renewal', () => {
  const mastercard = buildCard({ brand: 'mastercard', lastFourDigits: '4444' });
  const expiredCard = buildCard({ brand: 'elo', lastFourDigits: '0001', expirationYear: 2025 });
  const showWithCards = async (subscription: Subscription, cards: readonly PaymentCard[]) => {
    const fixture = await setUpOwnPlan({ subscription });
    fixture.paymentCards.cards = [...cards];
    await fixture.show();
    return fixture;
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('offers the valid cards, shows the next charge, and changes the card', async () => {
    const cards = [buildCard({ paysSubscription: true }), mastercard, expiredCard];
    const { service, notifications } = await showWithCards(buildSubscription(), cards);
    await press('Trocar cartão');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: /0001/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Visa/ }));
    expect(screen.getByText(/^A próxima cobrança é em 12\/03\/2026: R\$\s19,90/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Mastercard/ }));
    await press('Usar este cartão');
    expect(service.subscriptions[0]?.renewalCard).toMatchObject({ lastFourDigits: '4444' });
    expect(notifications.all.map(({ code }) => code)).toEqual(['RENEWED_BY_CARD']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Trocar cartão' }));
  });

  it('restarts a renewal that was ended', async () => {
    const { service } = await showWithCards(buildSubscription({ hasAutoRenewal: false }), [buildCard()]);
    await press('Renovar no cartão');
    await press('Usar este cartão');
    expect(service.subscriptions[0]?.hasAutoRenewal).toBe(true);
    expect(facts('Banca Livre Mensal')[1]).toMatch(/^12\/03\/2026/);
  });

  it('links to adding a card if there is none, and can be cancelled', async () => {
    await showWithCards(buildSubscription({ hasAutoRenewal: false }), [expiredCard]);
    await press('Renovar no cartão');
    const add = screen.getByRole('link', { name: 'Adicionar cartão' });
    expect(add.getAttribute('href')).toBe('/account/payment-methods/cards');
    expect(document.activeElement).toBe(add);
    expect(screen.queryByRole('button', { name: 'Usar este cartão' })).toBeNull();
    await press('Deixar como está');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Renovar no cartão' }));
  });

  it('waits for the cards before it says that there are none', async () => {
    const { show, paymentCards } = await setUpOwnPlan({ subscription: buildSubscription() });
    const responses = holdResponses(paymentCards, 'list');
    await show();
    await press('Trocar cartão');
    expect(screen.queryByText(/^Guarde primeiro/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Adicionar cartão' })).toBeNull();
    await act(() => responses.release());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Visa/ }));
  });

  it('keeps the chosen card after a failure, and shows why', async () => {
    const { service } = await showWithCards(buildSubscription(), [buildCard(), mastercard]);
    await press('Trocar cartão');
    await userEvent.click(screen.getByRole('radio', { name: /Mastercard/ }));
    service.failure = failures.networkConnection;
    await press('Usar este cartão');
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível conectar ao servidor.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Mastercard/ }).checked).toBe(true);
  });

  it('applies to the last of two plans', async () => {
    const subscription = buildSubscription({ hasAutoRenewal: false });
    await (
      await setUpOwnPlan({
        subscription,
        scheduledSubscription: { ...nextSubscription, cycleDurationInDays: 30 },
      })
    ).show();
    expect(screen.getAllByRole('button', { name: 'Trocar cartão' })).toHaveLength(1);
  });
});

describe('the withdrawal in OwnPlanPage', () => {
  const button = 'Desistir e receber de volta';

  it('is offered beside the end of the renewal, with its deadline', async () => {
    await (await setUpOwnPlan({ subscription: buildSubscription(), paid: {} })).show();
    expect(screen.getByRole('button', { name: 'Encerrar renovação' })).toBeTruthy();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(screen.getByText(/^Até 06\/03\/2026 você pode desistir/)).toBeTruthy();
  });

  it.each([
    ['more than 7 days later', { paidAt: '2026-02-22T11:59:59.000Z' }],
    ['of a renewal', { isRenewal: true }],
    ['of an unpaid plan', { status: 'refused' }],
  ] as const)('is not offered %s', async (_, paid) => {
    await (await setUpOwnPlan({ subscription: buildSubscription(), paid })).show();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });

  it('is offered until the end of the seventh day', async () => {
    await (
      await setUpOwnPlan({ subscription: buildSubscription(), paid: { paidAt: '2026-02-22T12:00:00.000Z' } })
    ).show();
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
  });

  it('explains the refund and the end of access before, and confirms the refund after', async () => {
    const { show, service, transactions } = await setUpOwnPlan({
      subscription: buildSubscription(),
      paid: {},
    });
    await show();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const question = within(await screen.findByRole('dialog', { name: 'Desistir do plano?' }));
    expect(
      question.getByText('R$ 19,90 voltam ao cartão que pagou. A leitura com este plano termina agora.'),
    ).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: button }));
    await waitForClosedDialog();
    expect(service.withdrawals).toEqual(['subscription-1 withdrawal-subscription-1']);
    expect(screen.getByText('R$ 19,90 voltam ao cartão que pagou. O plano foi desfeito.')).toBeTruthy();
    expect(planRegion('Gratuito').getByText('Plano atual')).toBeTruthy();
    expect(transactions.requests).toHaveLength(2);
  });

  it('says that children lose a family plan too', async () => {
    const subscription = buildSubscription();
    const family = { ...subscription, plan: { ...subscription.plan, guidedAccountsCount: 2 } };
    await (await setUpOwnPlan({ subscription: family, paid: {} })).show();
    await userEvent.click(screen.getByRole('button', { name: button }));
    const question = within(await screen.findByRole('dialog', { name: 'Desistir do plano?' }));
    expect(question.getByText(/As contas de crianças também ficam sem este plano\.$/)).toBeTruthy();
  });

  it('cancels a plan that has not begun, also later than 7 days after its payment', async () => {
    const { show, service } = await setUpOwnPlan({
      scheduledSubscription: buildSubscription({
        startsAt: '2026-03-20T12:00:00.000Z',
        expiresAt: '2026-04-19T12:00:00.000Z',
      }),
      paid: { paidAt: '2026-02-10T12:00:00.000Z', createdAt: '2026-02-10T12:00:00.000Z' },
    });
    await show();
    expect(screen.getByText(/^Até 20\/03\/2026 você pode desistir/)).toBeTruthy();
    const cancel = 'Cancelar este plano';
    await userEvent.click(screen.getByRole('button', { name: cancel }));
    const question = within(await screen.findByRole('dialog', { name: 'Desistir do plano?' }));
    expect(question.getByText(/Este plano não chega a começar\.$/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: cancel }));
    await waitForClosedDialog();
    expect(service.subscriptions).toEqual([]);
    expect(screen.queryByText('Próximo plano')).toBeNull();
  });

  it('reloads the balance if the plan was paid with it', async () => {
    const { show, identityUsers } = await setUpOwnPlan({
      subscription: buildSubscription(),
      paid: { method: 'balance' },
    });
    await show();
    const before = identityUsers.requestCount;
    await confirmWith(button, 'Desistir do plano?');
    expect(screen.getByText(/voltam ao seu saldo na Banca/)).toBeTruthy();
    expect(identityUsers.requestCount).toBe(before + 1);
  });

  it('keeps the plan after a failure, and shows why', async () => {
    const { show, service } = await setUpOwnPlan({ subscription: buildSubscription(), paid: {} });
    await show();
    service.failure = serviceFailure('SUBSCRIPTION.NO_TRANSACTION_REFERENCE');
    await confirmWith(button, 'Desistir do plano?');
    expect(screen.getByRole('alert').textContent).toBe('Não encontramos o pagamento desta assinatura.');
    expect(planRegion('Banca Livre Mensal').getByText('Plano atual')).toBeTruthy();
  });
});
