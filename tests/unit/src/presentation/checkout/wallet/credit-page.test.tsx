import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { CreditPage } from '../../../../../../src/presentation/checkout/wallet/credit-page.tsx';
import { CreditPresenter } from '../../../../../../src/presentation/checkout/wallet/credit-presenter.ts';
import { buildReader } from '../../../../../fakes/account/fake-readers.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../../set-up-routes.tsx';
import { setUpCheckout } from '../order/set-up-checkout.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(query = '', options: Parameters<typeof setUpCheckout>[0] = {}) {
  const shared = setUpCheckout(options);
  const presenter = new CreditPresenter(shared.checkoutPresenter, shared.checkout);
  await shared.loadReader();
  const router = setUpRoutes(`/balance${query}`, [
    { path: '/balance', element: <CreditPage presenter={presenter} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  render(router.element);
  // The form loads after the screen.
  for (let turn = 0; turn < 5; turn += 1) await act(flushPromises);
  return { ...shared, presenter };
}

const pageText = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });

describe('CreditPage', () => {
  it('shows price and bonus of each offer', async () => {
    await show();
    expect(pageText()).toContain('R$ 55,00 por R$ 50,00');
    expect(pageText()).toContain('R$ 5,00 a mais');
    fireEvent.click(screen.getByRole('radio', { name: /^R\$.55,00/ }));
    await act(flushPromises);
    expect(screen.getByRole('button', { name: /^Pagar R\$.50,00$/ })).toBeTruthy();
  });

  it('links back to the purchase that lacked balance', async () => {
    await show('?returnTo=%2Fsubscription');
    await press(/^Pagar/);
    await act(flushPromises);
    expect(pageText()).toContain('R$ 10,00 entraram no seu saldo.');
    expect(screen.getByRole('link', { name: 'Voltar à compra' }).getAttribute('href')).toBe('/subscription');
  });

  it('selects the smallest sufficient offer, and shows the missing amount', async () => {
    await show('?returnTo=%2Fsubscription&missing=1780');
    expect(pageText()).toContain('Faltam R$ 17,80 para a sua compra.');
    expect(screen.getByRole('button', { name: /^Pagar R\$.50,00$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^R\$.10,00/ }));
    await act(flushPromises);
    expect(screen.getByRole('button', { name: /^Pagar R\$.10,00$/ })).toBeTruthy();
  });

  it('selects the credits of an order that is ordered again', async () => {
    await show('?credits=5500');
    expect(screen.getByRole('button', { name: /^Pagar R\$.50,00$/ })).toBeTruthy();
    cleanup();
    await show('?credits=7777');
    expect(screen.getByRole('button', { name: /^Pagar R\$.10,00$/ })).toBeTruthy();
  });

  it('shows the new balance, and links to the catalogue if there is no purchase to return to', async () => {
    const { identityUsers } = await show();
    identityUsers.users = identityUsers.users.map((user) => ({ ...user, balance: 2500 }));
    await press(/^Pagar/);
    for (let turn = 0; turn < 5; turn += 1) await act(flushPromises);
    expect(pageText()).toContain('Seu saldo agora é R$ 25,00.');
    expect(screen.getByRole('link', { name: 'Explorar o catálogo' }).getAttribute('href')).toBe('/catalog');
  });

  it('looks up an order without a response before it can be sent again', async () => {
    const { checkout } = await show();
    checkout.failureAfterOrder = failures.timeout;
    await press(/^Pagar/);
    await act(flushPromises);
    await act(flushPromises);
    expect(pageText()).toContain('R$ 10,00 entraram no seu saldo.');
    expect(checkout.sentOrders).toHaveLength(1);
  });

  it('offers to try again after the lookup finds no order', async () => {
    const { checkout } = await show();
    checkout.failure = failures.timeout;
    await press(/^Pagar/);
    await act(flushPromises);
    expect(pageText()).toContain('Conferimos, e você pode tentar de novo');
    checkout.failure = null;
    await press(/^Pagar/);
    await act(flushPromises);
    expect(pageText()).toContain('R$ 10,00 entraram no seu saldo.');
  });

  it('explains to a guided account that only the guardian can add balance', async () => {
    const { presenter, checkout } = await show('', { reader: buildReader({ guardianId: 'lia' }) });
    expect(pageText()).toContain('Só a pessoa responsável pela sua conta pode adicionar saldo.');
    // What the platform answers if the offers were requested before the profile was loaded.
    checkout.failure = failures.parentPermission;
    await act(presenter.load);
    expect(pageText()).toContain('Só a pessoa responsável pela sua conta pode adicionar saldo.');
  });
});
