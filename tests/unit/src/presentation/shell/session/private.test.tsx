import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { failures } from '../../../../../../src/domain/failure.ts';
import type { AccessSet } from '../../../../../../src/domain/session/access-sets.ts';
import { Private } from '../../../../../../src/presentation/shell/session/private.tsx';
import type { SessionPresenter } from '../../../../../../src/presentation/shell/session/session-presenter.ts';
import { someProfile } from '../../../../../fakes/account/some-profile.ts';
import { FakeSession, someCredentials } from '../../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const privateText = 'É preciso estar autenticado para acessar essa página.';
const signInAddress = '/auth/login?returnTo=%2Freader%2F7%3Fpage%3D3';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Ana, who has no role but USER, before her session was looked at. */
function show({ session, access }: { session?: FakeSession; access?: AccessSet } = {}) {
  const { sessionPresenter, ...rest } = someProfile(session && { session });
  const { container } = render(page(sessionPresenter, access));
  const lock = () => container.querySelector('use[href$="#lock"]');
  return { sessionPresenter, lock, ...rest };
}

function page(sessionPresenter: SessionPresenter, access?: AccessSet) {
  return (
    <MemoryRouter initialEntries={['/reader/7?page=3']}>
      <Routes>
        <Route
          path="/reader/:id"
          element={
            <Private session={sessionPresenter} {...(access && { access })}>
              <p>Só para Ana</p>
            </Private>
          }
        />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>
  );
}

const address = () => document.querySelector('output')?.textContent;
const seesPage = () => screen.queryByText('Só para Ana') !== null;

describe('a private page', () => {
  it('waits calmly while it is being found out whose session this is', () => {
    const { lock } = show();
    expect(lock()).toBeNull();
    expect(screen.queryByText(privateText)).toBeNull();
    expect(screen.getByText('Carregando…')).toBeTruthy();
    expect(seesPage()).toBe(false);
    expect(address()).toBe('/reader/7?page=3');
  });

  it('shows who has no session a lock and why, before the check has finished', () => {
    const { lock } = show({ session: new FakeSession() });
    expect(lock()).toBeTruthy();
    expect(screen.getByText(privateText)).toBeTruthy();
  });

  it.each<[string, (parts: ReturnType<typeof show>) => void]>([
    ['here', ({ sessionPresenter }) => void sessionPresenter.signOut()],
    ['in another tab', ({ session }) => session.changeElsewhere(null)],
  ])('lets whoever signs out %s go home, without a word', async (_, signOut) => {
    const parts = show();
    const stop = parts.sessionPresenter.start();
    await act(() => parts.sessionPresenter.restore());
    await act(async () => signOut(parts));
    expect(address()).toBe('/');
    expect(parts.notifications.all).toEqual([]);
    stop();
  });

  it('leads to the sign-in and back where somebody signs out to sign in again', async () => {
    const { sessionPresenter } = show();
    const stop = sessionPresenter.start();
    await act(() => sessionPresenter.restore());
    await act(() => sessionPresenter.signOut('again'));
    expect(address()).toBe(signInAddress);
    stop();
  });

  it('leads to the sign-in who signed out before and now opens it', async () => {
    const session = new FakeSession(someCredentials);
    const { sessionPresenter } = show({ session });
    const stop = sessionPresenter.start();
    await act(async () => session.close('signed-out'));
    cleanup();
    render(page(sessionPresenter));
    expect(address()).toBe(signInAddress);
    stop();
  });

  it('leads a visitor to the sign-in, and back to the same place, once that is known', async () => {
    const { sessionPresenter } = show({ session: new FakeSession() });
    expect(address()).toBe('/reader/7?page=3');
    await act(() => sessionPresenter.restore());
    expect(address()).toBe(signInAddress);
    expect(seesPage()).toBe(false);
  });

  it('shows itself to who is signed in', async () => {
    const { sessionPresenter, lock } = show();
    await act(() => sessionPresenter.restore());
    expect(seesPage()).toBe(true);
    expect(lock()).toBeNull();
  });

  it('says to who is signed in without the right that this is not for them, with a way home', async () => {
    const { sessionPresenter, lock } = show({ access: 'PUBLISHING' });
    await act(() => sessionPresenter.restore());
    expect(screen.getByText('Você não tem permissão para acessar este conteúdo.')).toBeTruthy();
    expect(lock()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
    expect(seesPage()).toBe(false);
    expect(screen.queryByText(privateText)).toBeNull();
    expect(address()).toBe('/reader/7?page=3');
  });

  it('shows itself to who has the right', async () => {
    const { sessionPresenter, identityUsers, users } = show({ access: 'PUBLISHING' });
    const ana = identityUsers.users[0];
    if (ana) users.save({ ...ana, link: { ...ana.link, grantings: ['EDITOR'] } });
    await act(() => sessionPresenter.restore());
    expect(seesPage()).toBe(true);
  });

  it('asks a visitor to sign in before it says who may see it', async () => {
    const { sessionPresenter } = show({ session: new FakeSession(), access: 'ADMIN' });
    await act(() => sessionPresenter.restore());
    expect(address()).toBe(signInAddress);
    expect(screen.queryByText('Você não tem permissão para acessar este conteúdo.')).toBeNull();
  });

  it('leads to the sign-in when the session has expired', async () => {
    const { sessionPresenter, identityUsers } = show();
    identityUsers.failure = failures.forbidden;
    await act(() => sessionPresenter.restore());
    expect(address()).toBe(signInAddress);
  });

  it('offers to ask again, and signs nobody out, when the network is lost', async () => {
    const { sessionPresenter, identityUsers } = show();
    identityUsers.failure = failures.networkConnection;
    await act(() => sessionPresenter.restore());
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
    expect(address()).toBe('/reader/7?page=3');
    identityUsers.failure = null;
    act(() => again.click());
    await waitFor(() => expect(seesPage()).toBe(true));
  });
});
