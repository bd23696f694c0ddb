import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import type { Reader } from '../../../../../../src/domain/account/reader.ts';
import type { PaymentCard } from '../../../../../../src/domain/cards/payment-card.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { CardsPage } from '../../../../../../src/presentation/checkout/cards/cards-page.tsx';
import { OwnCardsPresenter } from '../../../../../../src/presentation/checkout/cards/own-cards-presenter.ts';
import { PaymentMethodsPage } from '../../../../../../src/presentation/checkout/payment-methods/payment-methods-page.tsx';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../../fakes/cards/build-card.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { setUpOrder } from '../../../../../fakes/checkout/set-up-order.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpLayers } from '../../set-up-layers.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const threeCards = [
  buildCard(),
  buildCard({ brand: 'mastercard', lastFourDigits: '4444', expirationMonth: 2, expirationYear: 2026 }),
  buildCard({ brand: 'diners-club', lastFourDigits: '0004' }),
];

interface CardsOptions {
  readonly cards?: readonly PaymentCard[];
  readonly reader?: Partial<Reader>;
  readonly Page?: typeof CardsPage;
}

async function setUpOwnCards({
  cards = threeCards,
  reader = {},
  Page = PaymentMethodsPage,
}: CardsOptions = {}) {
  const setup = setUpOrder({ reader: buildReader(reader) });
  const { sessionPresenter: session, profile, notifications, clock, paymentCards, loadReader } = setup;
  await loadReader();
  session.replaceUser(buildUser({ balance: 7010 }));
  paymentCards.cards = cards;
  const { modals, confirm, show } = setUpLayers(notifications);
  const presenter = new OwnCardsPresenter({
    cards: setup.cards,
    removeCard: setup.removeCard,
    session,
    profile,
    confirm,
    modals,
    notifications,
    clock,
  });
  return { ...setup, presenter, modals, show: () => show(<Page presenter={presenter} />) };
}

const cardNames = () =>
  screen.queryAllByText(/ final \d+$/, { selector: 'li p' }).map((name) => name.firstChild?.textContent);
const cardItem = (name: RegExp) =>
  within(screen.getByText(name, { selector: 'p' }).closest('li') as HTMLElement);

async function removeCard(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name }));
  const question = within(await screen.findByRole('dialog', { name: 'Remover este cartão?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remover' }));
}

describe('PaymentMethodsPage', () => {
  it('shows the balance and the cards', async () => {
    await (await setUpOwnCards()).show();
    expect(screen.getByText('R$ 70,10')).toBeTruthy();
    expect(cardNames()).toEqual(['Visa final 4242', 'Mastercard final 4444', 'Diners Club final 0004']);
    expect(cardItem(/^Visa final/).getByText('ANA REIS')).toBeTruthy();
    expect(cardItem(/^Visa final/).getByText('Validade 12/2030')).toBeTruthy();
    expect(cardItem(/^Visa final/).queryByText('Vencido')).toBeNull();
    expect(cardItem(/^Mastercard/).getByText('Vencido')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Adicionar saldo' }).getAttribute('href')).toBe(
      '/account/payment-methods/balance',
    );
  });

  it('has a screen for the cards only, with a link back', async () => {
    await (await setUpOwnCards({ Page: CardsPage })).show();
    expect(cardNames()).toHaveLength(3);
    expect(screen.queryByText('R$ 70,10')).toBeNull();
    const menu = screen.getByRole('navigation', { name: 'Seções da conta' });
    const links = screen.getAllByRole('link', { name: 'Formas de pagamento' });
    const [back, ...others] = links.filter((link) => !menu.contains(link));
    expect(others).toEqual([]);
    expect(back?.getAttribute('href')).toBe('/account/payment-methods');
  });

  it('marks the card that pays the subscription, until the renewal is ended', async () => {
    const payingCards = [buildCard({ paysSubscription: true })];
    const { show, profile } = await setUpOwnCards({
      cards: payingCards,
      reader: { subscription: buildSubscription() },
    });
    await show();
    expect(screen.getByText('Paga a assinatura')).toBeTruthy();
    const subscription = buildSubscription({ hasAutoRenewal: false });
    act(() => profile.replaceReader(buildReader({ subscription })));
    expect(screen.queryByText('Paga a assinatura')).toBeNull();
  });

  it('opens the form for another card, and lists the new card', async () => {
    const { show, modals, cards } = await setUpOwnCards({ cards: [] });
    await show();
    expect(screen.getByText(/^Nenhum cartão por aqui/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar cartão' }));
    expect(modals.shownModals.map(({ name, payload }) => [name, payload])).toEqual([
      ['ADD_CREDIT_CARD', { purpose: 'account' }],
    ]);
    await act(async () =>
      runInAction(() => {
        cards.loadable.set('ana', [buildCard()]);
      }),
    );
    expect(cardNames()).toEqual(['Visa final 4242']);
  });

  it('asks before it removes a card, and keeps it if the reader cancels', async () => {
    const { show, paymentCards } = await setUpOwnCards();
    await show();
    await userEvent.click(screen.getByRole('button', { name: /Remover Visa/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Remover este cartão?' }));
    expect(question.getByText(/^Visa final 4242 sai da sua conta/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Manter' }));
    await act(flushPromises);
    expect([cardNames().length, paymentCards.cards.length]).toEqual([3, 3]);
  });

  it('removes a card from the list immediately, and confirms the removal after the response', async () => {
    const { show, paymentCards } = await setUpOwnCards();
    const responses = holdResponses(paymentCards, 'remove');
    await show();
    await removeCard(/Remover Mastercard/);
    expect(cardNames()).toEqual(['Visa final 4242', 'Diners Club final 0004']);
    expect(screen.queryByText('Cartão removido.')).toBeNull();
    await act(() => responses.release());
    expect(screen.getByText('Cartão removido.')).toBeTruthy();
    expect(paymentCards.cards).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Cartões');
  });

  it('restores the card when the removal fails, and shows why', async () => {
    const { show, paymentCards } = await setUpOwnCards();
    await show();
    paymentCards.failure = failures.networkConnection;
    await removeCard(/Remover Mastercard/);
    expect(cardNames()).toEqual(['Visa final 4242', 'Mastercard final 4444', 'Diners Club final 0004']);
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível conectar ao servidor.');
  });

  it('says immediately that a card pays a renewal, with a link to change that', async () => {
    const payingCards = [buildCard({ paysSubscription: true })];
    const { show } = await setUpOwnCards({
      cards: payingCards,
      reader: { subscription: buildSubscription() },
    });
    await show();
    await userEvent.click(screen.getByRole('button', { name: /Remover Visa/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/há uma assinatura ativa vinculada/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trocar o cartão da assinatura' }).getAttribute('href')).toBe(
      '/account/plan',
    );
    expect(cardNames()).toEqual(['Visa final 4242']);
  });

  it('shows that the cards could not be loaded, and retries', async () => {
    const { show, paymentCards } = await setUpOwnCards();
    paymentCards.failure = failures.networkConnection;
    await show();
    expect(screen.getByText('R$ 70,10')).toBeTruthy();
    paymentCards.failure = null;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(cardNames()).toHaveLength(3);
  });

  it('offers no balance in a market where none is sold', async () => {
    const { show } = await setUpOwnCards({ reader: { marketOffers: { plans: true, credits: false } } });
    await show();
    expect(screen.queryByRole('link', { name: 'Adicionar saldo' })).toBeNull();
    expect(cardNames()).toHaveLength(3);
  });

  it('shows no cards to a guided account', async () => {
    const { show, paymentCards } = await setUpOwnCards({ reader: { guardianId: 'bia' } });
    await show();
    expect(screen.getByText(/a pessoa responsável pela sua conta/)).toBeTruthy();
    expect([cardNames(), paymentCards.requestCount]).toEqual([[], 0]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Adicionar saldo' })).toBeNull();
  });
});
