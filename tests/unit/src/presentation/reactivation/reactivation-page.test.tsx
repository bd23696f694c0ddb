import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildOperatorLink, buildReader } from '../../../../fakes/account/fake-readers.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';
import { expiredReader, setUpReactivation, showReactivation } from './set-up-reactivation.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const address = '/sva/reactivation';
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });
const isHome = () => screen.queryByText('/') !== null;

describe('ReactivationPage', () => {
  it('shows the expired plan, and starts the operator sign-in with a return to this screen', async () => {
    const fixture = setUpReactivation();
    await showReactivation(fixture, address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seu plano expirou!');
    expect(screen.getByText('O plano que você tinha pela Claro expirou em 20/02/2026.')).toBeTruthy();
    await press('Reativar com a Claro');
    expect(fixture.pending.take('state-1')).toMatchObject({
      provider: 'operator',
      returnTo: '/sva/reactivation',
      readerId: 'ana',
    });
  });

  it('does not show the end of a plan that the reader bought as that of the operator', async () => {
    const reader = { ...expiredReader, expiredSubscription: buildSubscription() };
    await showReactivation(setUpReactivation(reader), address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Reativar o plano');
    expect(screen.getByText('Você não tem um plano ativo da Claro na Banca.')).toBeTruthy();
  });

  it('does not open the reactivation dialog', async () => {
    await showReactivation(setUpReactivation(), address);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('thanks a reader whose plan is active, with a link to the catalogue', async () => {
    const subscription = buildSubscription({ expiresAt: null });
    await showReactivation(setUpReactivation({ ...expiredReader, subscription }), address);
    expect(screen.getByText('Obrigado! Seu plano da Claro está ativo.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ler agora' }).getAttribute('href')).toBe('/catalog');
  });

  it.each([
    ['without an operator link', buildReader()],
    [
      'whose operator link was removed',
      buildReader({ operatorLink: buildOperatorLink({ isActive: false }) }),
    ],
  ])('redirects a reader %s to the home screen', async (_, reader) => {
    const fixture = setUpReactivation(reader);
    await showReactivation(fixture, address);
    expect([isHome(), fixture.notifications.all]).toEqual([true, []]);
  });

  it('explains to a guided account that only the guardian can do this', async () => {
    await showReactivation(setUpReactivation({ ...expiredReader, guardianId: 'lia' }), address);
    expect(screen.getByText('Só a pessoa responsável por esta conta pode fazer isso.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('links to the plans if the operator is unavailable', async () => {
    const fixture = setUpReactivation();
    fixture.operator.name = null;
    await showReactivation(fixture, address);
    expect(screen.getByText(/Não dá para falar com a Claro/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver os planos da Banca' }).getAttribute('href')).toBe('/plans');
    expect(screen.queryByRole('button', { name: /Reativar/ })).toBeNull();
  });

  it('loads the profile again after a failure', async () => {
    const fixture = setUpReactivation();
    fixture.readers.failure = failures.networkConnection;
    await showReactivation(fixture, address);
    fixture.readers.failure = null;
    await press('Tentar de novo');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seu plano expirou!');
  });

  it('unlinks after a warning, and redirects to the home screen', async () => {
    const fixture = setUpReactivation();
    await showReactivation(fixture, address);
    await press('Desvincular');
    expect(screen.getByRole('dialog', { name: 'Desvincular a operadora?' })).toBeTruthy();
    await act(async () => {
      const [confirm] = screen.getAllByRole('button', { name: 'Desvincular' }).slice(-1);
      if (confirm) fireEvent.click(confirm);
      await flushPromises();
    });
    expect(fixture.readers.reader?.operatorLink?.isActive).toBe(false);
    expect(isHome()).toBe(true);
  });
});
