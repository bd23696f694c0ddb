import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { failures } from '../../../../../../src/domain/failure.ts';
import { CreditPage } from '../../../../../../src/presentation/checkout/wallet/credit-page.tsx';
import { CreditPresenter } from '../../../../../../src/presentation/checkout/wallet/credit-presenter.ts';
import { someReader } from '../../../../../fakes/account/fake-readers.ts';
import { settled } from '../../../../../fakes/hold-answers.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { atAddress } from '../../at-address.tsx';
import { deskAtWork } from '../order/desk-at-work.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(query = '', somebody: Parameters<typeof deskAtWork>[0] = {}) {
  const shared = deskAtWork(somebody);
  const presenter = new CreditPresenter(shared.desk, shared.checkout);
  await shared.settle();
  const at = atAddress(`/balance${query}`, [
    { path: '/balance', element: <CreditPage presenter={presenter} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  render(at.element);
  // The form comes after the screen.
  for (let turn = 0; turn < 5; turn += 1) await act(settled);
  return { ...shared, presenter };
}

const words = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
const press = (name: RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  });

describe('adding to the balance', () => {
  it('tells what each offer gives', async () => {
    await show();
    expect(words()).toContain('R$ 55,00 por R$ 50,00');
    expect(words()).toContain('R$ 5,00 a mais');
    fireEvent.click(screen.getByRole('radio', { name: /^R\$.55,00/ }));
    await act(settled);
    expect(screen.getByRole('button', { name: /^Pagar R\$.50,00$/ })).toBeTruthy();
  });

  it('leads back to the purchase that it was too small for', async () => {
    await show('?returnTo=%2Fsubscription');
    await press(/^Pagar/);
    await act(settled);
    expect(words()).toContain('R$ 10,00 entraram no seu saldo.');
    expect(screen.getByRole('link', { name: 'Voltar à compra' }).getAttribute('href')).toBe('/subscription');
  });

  it('chooses the least that is enough for the purchase, and says how much that lacks', async () => {
    await show('?returnTo=%2Fsubscription&missing=1780');
    expect(words()).toContain('Faltam R$ 17,80 para a sua compra.');
    expect(screen.getByRole('button', { name: /^Pagar R\$.50,00$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^R\$.10,00/ }));
    await act(settled);
    expect(screen.getByRole('button', { name: /^Pagar R\$.10,00$/ })).toBeTruthy();
  });

  it('tells the new balance, and leads to the catalogue whoever came from no purchase', async () => {
    const { identityUsers } = await show();
    identityUsers.users = identityUsers.users.map((user) => ({ ...user, balance: 2500 }));
    await press(/^Pagar/);
    for (let turn = 0; turn < 5; turn += 1) await act(settled);
    expect(words()).toContain('Seu saldo agora é R$ 25,00.');
    expect(screen.getByRole('link', { name: 'Explorar o catálogo' }).getAttribute('href')).toBe('/catalog');
  });

  it('looks what became of an order without an answer before it may be sent again', async () => {
    const { checkout } = await show();
    checkout.lost = failures.timeout;
    await press(/^Pagar/);
    await act(settled);
    await act(settled);
    expect(words()).toContain('R$ 10,00 entraram no seu saldo.');
    expect(checkout.sent).toHaveLength(1);
  });

  it('offers to try again once it is known that the order did not arrive', async () => {
    const { checkout } = await show();
    checkout.failure = failures.timeout;
    await press(/^Pagar/);
    await act(settled);
    expect(words()).toContain('Conferimos e você pode tentar de novo');
    checkout.failure = null;
    await press(/^Pagar/);
    await act(settled);
    expect(words()).toContain('R$ 10,00 entraram no seu saldo.');
  });

  it('tells a guided reader who adds to it', async () => {
    await show('', { reader: someReader({ parentDragonId: 'lia' }) });
    expect(words()).toContain('Quem adiciona saldo é a pessoa responsável pela sua conta.');
  });
});
