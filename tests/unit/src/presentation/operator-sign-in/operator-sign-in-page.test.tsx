import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { failures } from '../../../../../src/domain/failure.ts';
import { OperatorSignInPage } from '../../../../../src/presentation/operator-sign-in/operator-sign-in-page.tsx';
import { OperatorSignInPresenter } from '../../../../../src/presentation/operator-sign-in/operator-sign-in-presenter.ts';
import { buildOperatorLink, buildReader } from '../../../../fakes/account/fake-readers.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { setUpExternalSignIns } from '../../../../fakes/session/set-up-external-sign-ins.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

function setUpExternal(isSignedIn: boolean, reader = buildReader()) {
  const shared = setUpProfile({ session: new FakeSession(isSignedIn ? exampleCredentials : null), reader });
  const external = setUpExternalSignIns(shared.session);
  const presenter = new OperatorSignInPresenter(
    external.signInProviders,
    shared.sessionPresenter,
    shared.profile,
  );
  return { ...shared, ...external, presenter };
}

async function show(fixture: ReturnType<typeof setUpExternal>, search = '') {
  fixture.sessionPresenter.start();
  fixture.profile.start();
  const view = render(
    <MemoryRouter initialEntries={[`/auth/external${search}`]}>
      <OperatorSignInPage presenter={fixture.presenter} />
    </MemoryRouter>,
  );
  await act(flushPromises);
  return view.container;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await flushPromises();
  });

describe('OperatorSignInPage', () => {
  it('offers each operator, and links the one that the reader chooses', async () => {
    const fixture = setUpExternal(true);
    fixture.operator.otherProviders = [{ id: 'vivo', name: 'Vivo' }];
    const page = await show(fixture);
    expect(page.textContent).toContain('seu plano da Claro ou Vivo inclui a Banca');
    await press('Continuar com a Vivo');
    expect(fixture.pending.take('state-1')).toMatchObject({ providerId: 'vivo', readerId: 'ana' });
  });

  it('explains the operator sign-in to a visitor, and starts it', async () => {
    const fixture = setUpExternal(false);
    const page = await show(fixture, '?returnTo=%2Freader%2F1');
    expect([heading(), page.textContent]).toEqual([
      'Entrar com a operadora',
      expect.stringContaining('seu plano da Claro inclui a Banca'),
    ]);
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    await press('Continuar com a Claro');
    expect(fixture.pending.take('state-1')).toMatchObject({
      provider: 'operator',
      returnTo: '/reader/1',
      readerId: null,
    });
  });

  it('explains to a signed-in reader that the account will be linked, and returns here', async () => {
    const fixture = setUpExternal(true);
    await show(fixture);
    expect(heading()).toBe('Vincular a operadora');
    expect(screen.getByText(/Você entrou como Ana/).textContent).toContain('esta conta fica vinculada');
    expect(screen.queryByText(/declara/)).toBeNull();
    await press('Continuar com a Claro');
    expect(fixture.pending.take('state-1')).toMatchObject({ returnTo: '/auth/external', readerId: 'ana' });
  });

  it('explains to a guided account that only the guardian can link, without a button', async () => {
    await show(setUpExternal(true, buildReader({ guardianId: 'lia' })));
    expect(
      screen.getByText('Só a pessoa responsável por esta conta pode vincular uma operadora.'),
    ).toBeTruthy();
    expect(screen.queryByText('Só a pessoa responsável por esta conta pode fazer isso.')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that an account is already linked', async () => {
    await show(setUpExternal(true, buildReader({ operatorLink: buildOperatorLink() })));
    expect(screen.getByRole('status').textContent).toBe('Sua conta está vinculada à Claro.');
    expect(screen.getByRole('link', { name: 'Ler agora' })).toBeTruthy();
  });

  it('links to the password sign-in if no operator is offered', async () => {
    const fixture = setUpExternal(false);
    fixture.operator.name = null;
    await show(fixture, '?returnTo=%2Freader%2F1');
    expect(screen.getByText('Nenhuma operadora está disponível por aqui agora.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Entrar com a senha' }).getAttribute('href')).toBe(
      '/auth/login?returnTo=%2Freader%2F1',
    );
  });

  it('waits for the profile, and retries if it could not be loaded', async () => {
    const fixture = setUpExternal(true);
    fixture.readers.failure = failures.networkConnection;
    await show(fixture);
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
    expect(screen.queryByRole('button', { name: /Claro/ })).toBeNull();
    fixture.readers.failure = null;
    await press('Tentar de novo');
    expect(heading()).toBe('Vincular a operadora');
  });
});
