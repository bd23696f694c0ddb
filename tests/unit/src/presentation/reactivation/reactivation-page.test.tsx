import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { failures } from '../../../../../src/domain/failure.ts';
import { someBond, someReader } from '../../../../fakes/account/fake-readers.ts';
import { someSubscription } from '../../../../fakes/checkout/some-subscription.ts';
import { settled } from '../../../../fakes/hold-answers.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { expiredReader, showReactivation, someReactivation } from './some-reactivation.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const at = '/sva/reactivation';
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  });
const isHome = () => screen.queryByText('/') !== null;

describe('the screen of the reactivation', () => {
  it('says what expired and when, and leaves for the operator to come back here', async () => {
    const built = someReactivation();
    await showReactivation(built, at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seu plano expirou!');
    expect(screen.getByText('O plano que você tinha pela Claro expirou em 20/02/2026.')).toBeTruthy();
    await press('Reativar com a Claro');
    expect(built.pending.take('state-1')).toMatchObject({
      provider: 'operator',
      returnTo: '/sva/reactivation',
      userId: 'ana',
    });
  });

  it('does not ask the same in a dialog', async () => {
    await showReactivation(someReactivation(), at);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('thanks whose plan is active, and leads to reading', async () => {
    const subscription = someSubscription({ expiresAt: null });
    await showReactivation(someReactivation({ ...expiredReader, subscription }), at);
    expect(screen.getByText('Obrigado! Seu plano da Claro está ativo.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ler agora' }).getAttribute('href')).toBe('/catalog');
  });

  it.each([
    ['without a bond', someReader()],
    ['whose bond was undone', someReader({ svaBond: someBond({ isActive: false }) })],
  ])('leads a reader %s home', async (_, reader) => {
    const built = someReactivation(reader);
    await showReactivation(built, at);
    expect([isHome(), built.notifications.all]).toEqual([true, []]);
  });

  it('leaves everything to the guardian of a guided account, and says so', async () => {
    await showReactivation(someReactivation({ ...expiredReader, parentDragonId: 'lia' }), at);
    expect(screen.getByText('Só o responsável pela conta pode fazer isso.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads to the plans where the operator is away', async () => {
    const built = someReactivation();
    built.operator.name = null;
    await showReactivation(built, at);
    expect(screen.getByText(/Não dá para falar com a Claro/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver os planos da Banca' }).getAttribute('href')).toBe('/plans');
    expect(screen.queryByRole('button', { name: /Reativar/ })).toBeNull();
  });

  it('asks again for a profile that did not come', async () => {
    const built = someReactivation();
    built.readers.failure = failures.networkConnection;
    await showReactivation(built, at);
    built.readers.failure = null;
    await press('Tentar de novo');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seu plano expirou!');
  });

  it('unlinks after a warning, and leads home', async () => {
    const built = someReactivation();
    await showReactivation(built, at);
    await press('Desvincular');
    expect(screen.getByRole('dialog', { name: 'Desvincular a operadora?' })).toBeTruthy();
    await act(async () => {
      const [confirm] = screen.getAllByRole('button', { name: 'Desvincular' }).slice(-1);
      if (confirm) fireEvent.click(confirm);
      await settled();
    });
    expect(built.readers.reader?.svaBond?.isActive).toBe(false);
    expect(isHome()).toBe(true);
  });
});
