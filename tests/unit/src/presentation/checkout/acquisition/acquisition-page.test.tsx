import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { FindPosition } from '../../../../../../src/application/reading/find-position.ts';
import type { Issue } from '../../../../../../src/domain/catalogue/issue.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import { AcquisitionPage } from '../../../../../../src/presentation/checkout/acquisition/acquisition-page.tsx';
import { AcquisitionPresenter } from '../../../../../../src/presentation/checkout/acquisition/acquisition-presenter.ts';
import {
  NotSoldNotice,
  type NotSoldNoticeProps,
} from '../../../../../../src/presentation/checkout/acquisition/not-sold-notice.tsx';
import { IssueViewer } from '../../../../../../src/presentation/shell/age-gate/issue-viewer.ts';
import {
  RatingGatePanel,
  type RatingGatePanelProps,
} from '../../../../../../src/presentation/shell/age-gate/rating-gate-panel.tsx';
import { RatingGatePresenter } from '../../../../../../src/presentation/shell/age-gate/rating-gate-presenter.ts';
import { SelectionPresenter } from '../../../../../../src/presentation/shell/catalogue/selection-presenter.ts';
import { IssueMarksPresenter } from '../../../../../../src/presentation/shell/reading/issue-marks-presenter.ts';
import { ReadingProgressPresenter } from '../../../../../../src/presentation/shell/reading/reading-progress-presenter.ts';
import { Lazy } from '../../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { FakeAgeCheck } from '../../../../../fakes/account/fake-age-check.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildCard } from '../../../../../fakes/cards/build-card.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { FakeReadingPositions } from '../../../../../fakes/reading/fake-reading-positions.ts';
import { FakeReadings } from '../../../../../fakes/reading/fake-readings.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../../set-up-routes.tsx';
import { setUpCheckout } from '../order/set-up-checkout.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const issueForSale = buildIssue({
  isAvailableForAll: false,
  merchandises: [
    { id: 'issue-1-purchase', kind: 'purchase', price: 990, currency: 'BRL', rentalDays: null },
    { id: 'issue-1-rent', kind: 'rent', price: 390, currency: 'BRL', rentalDays: 7 },
  ],
});

const otherIssue = buildIssue({ ...issueForSale, id: 'issue-2', slug: 'nanquim-2' });

async function show(
  issue: Issue = issueForSale,
  options: Parameters<typeof setUpCheckout>[0] = {},
  query = '',
  paymentCards = [buildCard()],
) {
  const shared = setUpCheckout(options);
  shared.shop.cards.set('ana', paymentCards);
  const { profile, session, sessionPresenter, clock, checkoutPresenter } = shared;
  const gate = new RatingGatePresenter(new FakeAgeCheck(), sessionPresenter, profile, clock);
  const progress = new ReadingProgressPresenter(new FakeReadings(), sessionPresenter);
  const findPosition = new FindPosition(new FakeReadingPositions(), session);
  const marks = new IssueMarksPresenter(profile, progress, clock);
  const viewer = new IssueViewer({ profile, findPosition, ratingGate: gate, progress, marks, clock });
  const panel = new Lazy<ComponentType<RatingGatePanelProps>>(async () => RatingGatePanel);
  const issues = new FakeIssues(issue, otherIssue);
  const presenter = new AcquisitionPresenter({
    checkout: checkoutPresenter,
    viewer,
    gate: panel,
    notSold: new Lazy<ComponentType<NotSoldNoticeProps>>(async () => NotSoldNotice),
    issues,
    selection: new SelectionPresenter(),
  });
  await shared.loadReader();
  const router = setUpRoutes(`/issue/${issue.slug}/acquisition${query}`, [
    { path: '/issue/:slug/acquisition', element: <AcquisitionPage presenter={presenter} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  render(router.element);
  // The form loads after the screen.
  for (let turn = 0; turn < 5; turn += 1) await act(flushPromises);
  return { ...shared, presenter, issues, router };
}

const pageText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });

describe('AcquisitionPage', () => {
  it('selects the purchase unless the address selects the rental', async () => {
    await show();
    expect(screen.getByRole('button', { name: /^Pagar R\$.9,90$/ })).toBeTruthy();
    cleanup();
    await show(issueForSale, {}, '?merchandise=issue-1-rent');
    expect(screen.getByRole('button', { name: /^Pagar R\$.3,90$/ })).toBeTruthy();
  });

  it.each([
    ['Comprar ou alugar', issueForSale.merchandises],
    ['Comprar', issueForSale.merchandises.slice(0, 1)],
    ['Alugar', issueForSale.merchandises.slice(1)],
  ])('is called "%s" if only that is possible', async (name, merchandises) => {
    await show({ ...issueForSale, merchandises });
    expect(screen.getByRole('heading', { level: 1, name })).toBeTruthy();
  });

  it('says that an unread issue can be withdrawn', async () => {
    await show();
    expect(pageText()).toContain('Se não ler além da amostra, em até 7 dias você desiste');
  });

  it('writes the choice between purchase and rental into the address', async () => {
    const { router } = await show();
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: /^Alugar por 7 dias/ }));
      await flushPromises();
    });
    expect(router.location().search).toBe('?merchandise=issue-1-rent');
  });

  it('selects the wallet for a reader without cards only while it can pay', async () => {
    await show(issueForSale, { user: buildUser({ balance: 500 }) }, '?merchandise=issue-1-rent', []);
    expect(screen.getByRole('button', { name: /^Pagar R\$.3,90$/ })).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: /^Comprar/ }));
      await flushPromises();
    });
    expect(screen.getByRole('button', { name: 'Gerar código Pix' })).toBeTruthy();
  });

  it('keeps the button for a Pix code when the form loads a balance that can pay', async () => {
    const { sessionPresenter } = await show(issueForSale, { user: buildUser({ balance: 0 }) }, '', []);
    await act(async () => sessionPresenter.replaceUser(buildUser({ balance: 5000 })));
    expect(pageText()).toContain('R$ 50,00');
    expect(screen.getByRole('button', { name: 'Gerar código Pix' })).toBeTruthy();
  });

  it('links to the rented issues after a rental', async () => {
    await show(issueForSale, {}, '?merchandise=issue-1-rent');
    await press(/^Pagar/);
    await act(flushPromises);
    expect(pageText()).toContain('Está na sua estante, em Alugados');
    expect(screen.getByRole('link', { name: 'Alugados' }).getAttribute('href')).toBe('/shelf/rented');
  });

  it('forgets the data of a card when the reader leaves', async () => {
    const { checkoutPresenter, router, identityUsers } = await show();
    const address = { zipCode: '01001000', line1: 'Praça da Sé', number: '100' };
    checkoutPresenter.keepBillingData(buildCard(), {
      cpf: '52998224725',
      phoneNumber: '+5511988887777',
      address,
    });
    await act(async () => router.go('/elsewhere'));
    await act(async () => router.go('/issue/nanquim-1/acquisition'));
    for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
    await press(/^Pagar/);
    await act(flushPromises);
    expect(pageText()).toContain('Tudo certo!');
    expect(identityUsers.changes).toEqual([]);
  });

  it('links to the reader after a purchase, and shows the issue as owned on return', async () => {
    const { router, checkout } = await show();
    await press(/^Pagar/);
    await act(flushPromises);
    const read = screen.getByRole('link', { name: 'Ler agora' });
    expect(read.getAttribute('href')).toBe('/reader/issue-1');
    expect(pageText()).toContain('“Nanquim” é sua para sempre.');
    expect(pageText()).toContain('Está na sua estante, em Comprados');
    expect(screen.getByRole('link', { name: 'Comprados' }).getAttribute('href')).toBe('/shelf/bought');
    await act(async () => router.go('/elsewhere'));
    await act(async () => {
      router.go('/issue/nanquim-1/acquisition');
      await flushPromises();
    });
    expect(await screen.findByText('Esta edição já é sua.')).toBeTruthy();
    expect(checkout.sentOrders).toHaveLength(1);
  });

  it('shows a pending rental as a rental, also after a return without a selection', async () => {
    const { router, shop, checkoutPresenter } = await show(issueForSale, {}, '?merchandise=issue-1-rent');
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: /^Pix/ }));
      await flushPromises();
    });
    await press(/^Gerar código Pix$/);
    await act(flushPromises);
    await act(async () => router.go('/elsewhere'));
    await act(async () => {
      router.go('/issue/nanquim-1/acquisition');
      await flushPromises();
    });
    for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
    expect(pageText()).toContain('“Nanquim” por 7 dias');
    expect(router.location().search).toBe('?merchandise=issue-1-rent');
    shop.settleOrder(shop.orders[0]?.transaction.id ?? '', 'paid');
    await act(() => checkoutPresenter.order.check());
    await act(flushPromises);
    expect(pageText()).toContain('“Nanquim” é sua por 7 dias.');
    expect(pageText()).not.toContain('para sempre');
  });

  it('sells nothing to a reader who owns the issue', async () => {
    await show(issueForSale, { acquisitions: [{ issue: { slug: 'nanquim-1' } }] });
    expect(screen.getByRole('link', { name: 'Ler agora' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Pagar|Comprar)/ })).toBeNull();
    expect(pageText()).not.toContain('Invalid');
  });

  it('shows the end of a running rental, and offers only the purchase', async () => {
    const rented = { issue: { slug: 'nanquim-1' }, expiresAt: '2099-03-08T12:00:00.000Z' };
    await show(issueForSale, { acquisitions: [rented] });
    expect(pageText()).toContain('Você alugou esta edição até 08/03/2099.');
    expect(screen.getByRole('link', { name: 'Ler agora' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
    await press(/^Comprar para sempre$/);
    for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
    expect(screen.getByRole('button', { name: /^Pagar R\$.9,90$/ })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Alugar/ })).toBeNull();
  });

  it('hides the pay button while the reader types another card', async () => {
    await show();
    await press(/^Adicionar outro cartão$/);
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
    expect(pageText()).toContain('TotalR$ 9,90');
    await press(/^Cancelar$/);
    expect(screen.getByRole('button', { name: /^Pagar R\$.9,90$/ })).toBeTruthy();
  });

  it('keeps the typed values when a refresh fails, and shows the failure beside the form', async () => {
    const { presenter, issues, checkout } = await show();
    await press(/^Tenho um cupom$/);
    const code = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(code, { target: { value: 'QUADRINHOS' } });
    issues.failure = failures.networkConnection;
    checkout.failure = failures.networkConnection;
    await act(() => presenter.refresh());
    expect(screen.getByRole<HTMLInputElement>('textbox')).toBe(code);
    expect(code.value).not.toBe('');
    const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pagar/ });
    expect(pay().disabled).toBe(true);
    const [retry] = screen.getAllByRole('button', { name: 'Tentar de novo' });
    issues.failure = null;
    checkout.failure = null;
    if (retry) fireEvent.click(retry);
    for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    expect([screen.getByRole('textbox') === code, pay().disabled]).toEqual([true, false]);
  });

  it('asks for the coupon code if it is empty', async () => {
    await show();
    await press(/^Tenho um cupom$/);
    await press(/^Aplicar$/);
    expect(pageText()).toContain('Digite o código do cupom.');
  });

  it('does not show the purchase on the screen of another issue', async () => {
    const { router } = await show(issueForSale, {
      acquisitions: [{ issue: { slug: 'nanquim-2' }, expiresAt: null }],
    });
    await press(/^Pagar/);
    await act(flushPromises);
    expect(pageText()).toContain('Tudo certo!');
    await act(async () => {
      router.go('/issue/nanquim-2/acquisition');
      await flushPromises();
    });
    await act(flushPromises);
    expect(pageText()).not.toContain('Tudo certo!');
    expect(pageText()).toContain('Esta edição já é sua.');
  });

  it.each([
    ['is free', buildIssue(), {}, 'Esta edição é aberta a todos.'],
    [
      'is owned',
      issueForSale,
      { acquisitions: [{ issue: { slug: 'nanquim-1' }, expiresAt: null }] },
      'Esta edição já é sua.',
    ],
    ['is not sold', { ...issueForSale, merchandises: [] }, {}, 'Esta edição não é vendida avulsa.'],
    [
      'only the guardian can buy',
      issueForSale,
      { reader: buildReader({ guardianId: 'lia' }) },
      'Só a pessoa responsável pela sua conta pode comprar edições.',
    ],
  ])('explains that an issue %s', async (_, issue, options, message) => {
    await show(issue, options);
    expect(pageText()).toContain(message);
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });

  it('offers the purchase of an issue that the plan includes', async () => {
    const subscription = buildSubscription({ expiresAt: null });
    await show(
      { ...issueForSale, isAvailableForSubscribers: true },
      { reader: buildReader({ subscription }) },
    );
    expect(pageText()).toContain('Esta edição está incluída no seu plano.');
    await press(/^Comprar mesmo assim$/);
    expect(screen.getByRole('button', { name: /^Pagar R\$.9,90$/ })).toBeTruthy();
  });

  it('shows the age gate before it sells an issue for adults', async () => {
    await show({ ...issueForSale, parentalRating: '+18' });
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });
});
