import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Reader } from '../../../../../../src/domain/account/reader.ts';
import type { OrderErrorCode } from '../../../../../../src/domain/error-code.ts';
import { type Failure, failures } from '../../../../../../src/domain/failure.ts';
import { SubscriptionPage } from '../../../../../../src/presentation/checkout/subscription/subscription-page.tsx';
import { SubscriptionPresenter } from '../../../../../../src/presentation/checkout/subscription/subscription-presenter.ts';
import { OfferedPlans } from '../../../../../../src/presentation/shell/plans/offered-plans.ts';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeIssues } from '../../../../../fakes/catalogue/fake-issues.ts';
import { buildPlan } from '../../../../../fakes/checkout/build-plan.ts';
import { buildSubscription } from '../../../../../fakes/checkout/build-subscription.ts';
import { FakePlans } from '../../../../../fakes/checkout/fake-plans.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../../set-up-routes.tsx';
import { setUpCheckout } from '../order/set-up-checkout.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(
  address = '/subscription?plan=banca-livre&period=30',
  reader: Partial<Reader> = {},
  checkoutFailure: Failure<OrderErrorCode> | null = null,
) {
  const shared = setUpCheckout({ reader: buildReader(reader) });
  shared.checkout.failure = checkoutFailure;
  const issues = new FakeIssues(buildIssue());
  const presenter = new SubscriptionPresenter(
    shared.checkoutPresenter,
    issues,
    new OfferedPlans(new FakePlans(buildPlan()), buildLanguagePresenter(), { viewerKey: 'visitor' }),
    shared.clock,
  );
  const month = shared.shop.products.get('plan-1-30');
  if (month) shared.shop.products.set('plan-1-360', { ...month, price: 19_900 });
  await shared.loadReader();
  const router = setUpRoutes(address, [
    { path: '/subscription', element: <SubscriptionPage presenter={presenter} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  render(router.element);
  // The form loads after the screen.
  for (let turn = 0; turn < 5; turn += 1) await act(flushPromises);
  return { ...shared, presenter, issues, router };
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const pageText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(button(name));
    await flushPromises();
  });
const choose = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('radio', { name }));
    await flushPromises();
  });

describe('SubscriptionPage', () => {
  it('shows price, start, renewal and cancellation of a plan', async () => {
    await show();
    expect(pageText()).toContain('Começa assim que o pagamento for aprovado.');
    expect(pageText()).toContain('Renova a cada 30 dias por R$ 19,90, no mesmo cartão.');
    expect(pageText()).toContain('Em até 7 dias você desiste e recebe tudo de volta.');
    expect(button(/^Pagar R\$.19,90$/).disabled).toBe(false);
  });

  it('does not mention the renewal before the payment methods are loaded', async () => {
    const { presenter } = await show(undefined, {}, failures.networkConnection);
    expect(presenter.isRenewed).toBeNull();
    expect(pageText()).not.toContain('Não renova');
  });

  it('renews only with a card, and writes the period into the address', async () => {
    const { router } = await show();
    await choose(/^Anual/);
    expect(router.location().search).toBe('?plan=banca-livre&period=360');
    await choose(/^Pix/);
    expect(pageText()).toContain('Não renova: vale por 360 dias e nada mais é cobrado.');
    expect(button(/^Gerar código Pix$/)).toBeTruthy();
  });

  it('buys once, focuses the outcome and links to the next screens', async () => {
    const { checkout } = await show();
    await act(async () => {
      fireEvent.click(button(/^Pagar/));
      fireEvent.click(button(/^Pagar/));
      await flushPromises();
      await flushPromises();
    });
    await act(flushPromises);
    expect(checkout.sentOrders).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Tudo certo!');
    expect(pageText()).toContain('O plano Banca Livre Mensal é seu.');
    expect(screen.getByRole('link', { name: 'Ver recibo' })).toBeTruthy();
  });

  it('continues to the comic that led here after the payment', async () => {
    await show('/subscription?plan=banca-livre&period=30&returnTo=%2Freader%2Fissue-1');
    await press(/^Pagar/);
    for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
    expect(pageText()).toContain('Agora é só ler “Nanquim”.');
    expect(screen.getByRole('link', { name: 'Ler agora' }).getAttribute('href')).toBe('/reader/issue-1');
  });

  it('keeps the choices after a declined payment, and shows why', async () => {
    const { checkout } = await show();
    checkout.failure = serviceFailure('TRANSACTION.PAYMENT_FAILED');
    await press(/^Pagar/);
    expect(screen.getByRole('alert').textContent).toContain(
      'Pagamento não aprovado. Verifique o saldo e os dados do cartão, ou pague de outra forma.',
    );
    expect(button(/^Pagar/).disabled).toBe(false);
  });

  it.each([
    [
      /^Cartão/,
      /^Pagar/,
      'Pagamento não aprovado. Verifique o saldo e os dados do cartão, ou pague de outra forma.',
    ],
    [/^Pix/, /^Gerar código Pix$/, 'Pagamento não aprovado.Gere outro código ou pague de outra forma.'],
    [
      /^PayPal/,
      /^Continuar no PayPal$/,
      'Pagamento não aprovado.O PayPal recusou ou você cancelou. Tente de novo ou pague de outra forma.',
    ],
  ])('explains what to do after a declined payment with %s', async (method, pay, message) => {
    const { checkout } = await show();
    await choose(method);
    checkout.failure = serviceFailure('TRANSACTION.PAYMENT_FAILED');
    await press(pay);
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  it('removes the reason of a declined payment when another method is chosen', async () => {
    const { checkout } = await show();
    checkout.failure = serviceFailure('TRANSACTION.PAYMENT_FAILED');
    await press(/^Pagar/);
    await choose(/^Pix/);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('continues without the title of a comic that is not offered any more', async () => {
    const { issues } = await show('/subscription?plan=banca-livre&period=30&returnTo=%2Freader%2Fissue-9');
    await press(/^Pagar/);
    for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
    expect(issues.requests).toEqual(['listById issue-9']);
    expect(screen.getByRole('link', { name: 'Ler agora' }).getAttribute('href')).toBe('/reader/issue-9');
  });

  it('links to the current plan of a reader who has one', async () => {
    await show(undefined, { subscription: buildSubscription() });
    expect(pageText()).toContain('Seu plano Banca Livre Mensal renova sozinho.');
    expect(screen.getByRole('link', { name: 'Ver meu plano' }).getAttribute('href')).toBe('/account/plan');
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });

  it('starts after a plan that does not renew', async () => {
    await show(undefined, { subscription: buildSubscription({ hasAutoRenewal: false }) });
    expect(pageText()).toContain('Começa em 12/03/2026, quando termina o seu plano Banca Livre Mensal.');
  });

  it('explains to a guided account that only the guardian can subscribe', async () => {
    await show(undefined, { guardianId: 'lia' });
    expect(pageText()).toContain('Só a pessoa responsável pela sua conta pode assinar.');
    expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/plans');
  });

  it('links to all plans if the plan is not sold', async () => {
    await show('/subscription?plan=banca-de-ontem');
    expect(screen.getByRole('link', { name: 'Ver os planos' }).getAttribute('href')).toBe('/plans');
  });
});

describe('a coupon in SubscriptionPage', () => {
  it('that covers the whole price hides the payment methods', async () => {
    const { shop } = await show();
    shop.coupons.set('TUDO', { code: 'TUDO', percent: 100, amount: null, currency: null, endsAt: null });
    await press(/^Tenho um cupom$/);
    fireEvent.change(screen.getByLabelText('Código do cupom'), { target: { value: 'tudo' } });
    await press(/^Aplicar$/);
    expect(document.activeElement?.textContent).toContain('TUDO');
    expect(pageText()).toContain('Não há nada a pagar.');
    expect(screen.queryByRole('radio', { name: /^Pix/ })).toBeNull();
    expect(button(/^Assinar sem pagar nada$/).disabled).toBe(false);
  });

  it('that is unknown is reported at its field and stays there', async () => {
    await show();
    await press(/^Tenho um cupom$/);
    fireEvent.change(screen.getByLabelText('Código do cupom'), { target: { value: 'nada' } });
    await press(/^Aplicar$/);
    expect(pageText()).toContain('Não encontramos este cupom. Confira cada letra e número.');
    expect(screen.getByLabelText<HTMLInputElement>('Código do cupom').value).toBe('NADA');
  });

  it.each<[OrderErrorCode, string]>([
    ['COUPON.ALREADY_USED', 'Você já atingiu o limite deste cupom'],
    ['COUPON.NOT_FOR_CREDITS', 'Este cupom não vale para créditos da carteira.'],
  ])('that is rejected with %s at the payment can be removed in the form', async (code, text) => {
    const { shop, checkout, checkoutPresenter } = await show();
    shop.coupons.set('METADE', { code: 'METADE', percent: 50, amount: null, currency: null, endsAt: null });
    await press(/^Tenho um cupom$/);
    fireEvent.change(screen.getByLabelText('Código do cupom'), { target: { value: 'metade' } });
    await press(/^Aplicar$/);
    checkout.failure = serviceFailure(code);
    await press(/^Pagar R\$.9,95$/);
    checkout.failure = null;
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(checkoutPresenter.order.choices.coupon?.code).toBe('METADE');
    await act(async () => {
      fireEvent.click(
        within(screen.getByRole('alert')).getByRole('button', { name: 'Tirar o cupom METADE' }),
      );
      await flushPromises();
    });
    expect(button(/^Pagar R\$.19,90$/).disabled).toBe(false);
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  });
});

describe('a Pix in SubscriptionPage', () => {
  /** Uses the real time, because the countdown does. */
  const showToday = async () => {
    const fixture = await show();
    fixture.clock.advance(Date.now() - fixture.clock.now().getTime());
    return fixture;
  };

  it('shows its code, and the plan after the payment', async () => {
    const { shop, checkoutPresenter } = await showToday();
    await choose(/^Pix/);
    await press(/^Gerar código Pix$/);
    await act(flushPromises);
    expect(document.activeElement?.textContent).toBe('Pague com Pix');
    expect(pageText()).toContain('pix-000000000001');
    shop.settleOrder(shop.orders[0]?.transaction.id ?? '', 'paid');
    await act(() => checkoutPresenter.order.check());
    expect(pageText()).toContain('O plano Banca Livre Mensal é seu.');
  });

  it('can be renewed after it expired', async () => {
    const { shop, checkoutPresenter, checkout } = await showToday();
    await choose(/^Pix/);
    await press(/^Gerar código Pix$/);
    await act(flushPromises);
    shop.settleOrder(shop.orders[0]?.transaction.id ?? '', 'expired');
    await act(() => checkoutPresenter.order.check());
    expect(pageText()).toContain('O tempo deste código acabou');
    await press(/^Gerar outro código$/);
    await act(flushPromises);
    expect(pageText()).toContain('pix-000000000002');
    expect(checkout.sentOrders.map(({ key }) => key)[0]).not.toBe(
      checkout.sentOrders.map(({ key }) => key)[1],
    );
  });

  it('can be abandoned for another payment method', async () => {
    await show();
    await choose(/^Pix/);
    await press(/^Gerar código Pix$/);
    await act(flushPromises);
    await press(/^Pagar de outra forma$/);
    await act(flushPromises);
    expect(button(/^Gerar código Pix$/)).toBeTruthy();
    await choose(/^Anual/);
    expect(button(/^Gerar código Pix$/)).toBeTruthy();
  });

  it('is shown as paid if the reader abandons it just after the payment', async () => {
    const { shop } = await show();
    await choose(/^Pix/);
    await press(/^Gerar código Pix$/);
    await act(flushPromises);
    shop.settleOrder(shop.orders[0]?.transaction.id ?? '', 'paid');
    await press(/^Pagar de outra forma$/);
    await act(flushPromises);
    expect(pageText()).toContain('O plano Banca Livre Mensal é seu.');
  });

  it('selects its period when the reader returns without it in the address', async () => {
    const { router } = await show('/subscription?plan=banca-livre&period=360');
    await choose(/^Pix/);
    await press(/^Gerar código Pix$/);
    await act(flushPromises);
    await act(async () => router.go('/elsewhere'));
    await act(async () => {
      router.go('/subscription?plan=banca-livre');
      await flushPromises();
    });
    for (let turn = 0; turn < 3; turn += 1) await act(flushPromises);
    expect(pageText()).toContain('Banca Livre Anual');
    expect(router.location().search).toBe('?plan=banca-livre&period=360');
  });
});

it('SubscriptionPage opens PayPal, and shows the outcome after the return', async () => {
  const { navigation, shop, router } = await show();
  await choose(/^PayPal/);
  await press(/^Continuar no PayPal$/);
  await act(flushPromises);
  expect(navigation.openedAddresses).toEqual(['http://localhost/thirdparty/paypal/000000000001']);
  const id = shop.orders[0]?.transaction.id ?? '';
  shop.settleOrder(id, 'paid');
  await act(async () => router.go('/elsewhere'));
  await act(async () => {
    router.go(`/subscription?plan=banca-livre&period=30&order=${id}`);
    await flushPromises();
  });
  await act(flushPromises);
  expect(pageText()).toContain('Tudo certo!');
  expect(router.location().search).toBe('?plan=banca-livre&period=30');
});
