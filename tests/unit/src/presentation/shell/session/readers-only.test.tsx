import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { failures } from '../../../../../../src/domain/failure.ts';
import type { AccessSet } from '../../../../../../src/domain/session/access-sets.ts';
import { isFromPrivatePage } from '../../../../../../src/presentation/shell/session/from-private-page.ts';
import { ReadersOnly } from '../../../../../../src/presentation/shell/session/readers-only.tsx';
import type { SessionPresenter } from '../../../../../../src/presentation/shell/session/session-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const privateText = 'É preciso estar autenticado para acessar essa página.';
const signInAddress = '/auth/login?returnTo=%2Freader%2F7%3Fpage%3D3';

function Address() {
  const { pathname, search, state } = useLocation();
  return <output data-state={JSON.stringify(state)}>{pathname + search}</output>;
}

/** Ana, who has only the role USER, before her session is restored. */
function show({ session, access }: { session?: FakeSession; access?: AccessSet } = {}) {
  const { sessionPresenter, ...rest } = setUpProfile(session && { session });
  const { container } = render(buildPage(sessionPresenter, access));
  const lock = () => container.querySelector('use[href$="#lock"]');
  return { sessionPresenter, lock, ...rest };
}

function buildPage(sessionPresenter: SessionPresenter, access?: AccessSet) {
  return (
    <MemoryRouter initialEntries={['/reader/7?page=3']}>
      <Routes>
        <Route
          path="/reader/:id"
          element={
            <ReadersOnly session={sessionPresenter} {...(access && { access })}>
              <p>Só para Ana</p>
            </ReadersOnly>
          }
        />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>
  );
}

const address = () => document.querySelector('output')?.textContent;
const state = () => JSON.parse(document.querySelector('output')?.dataset.state ?? 'null');
const seesPage = () => screen.queryByText('Só para Ana') !== null;

describe('ReadersOnly', () => {
  it('shows a loading state while the session is restored', () => {
    const { lock } = show();
    expect(lock()).toBeNull();
    expect(screen.queryByText(privateText)).toBeNull();
    expect(screen.getByText('Carregando…')).toBeTruthy();
    expect(seesPage()).toBe(false);
    expect(address()).toBe('/reader/7?page=3');
  });

  it.each<[string, (parts: ReturnType<typeof show>) => void]>([
    ['here', ({ sessionPresenter }) => void sessionPresenter.signOut()],
    ['in another tab', ({ session }) => session.changeInAnotherTab(null)],
  ])('sends a reader who signs out %s to the sign-in screen, without a message', async (_, signOut) => {
    const fixture = show();
    const stop = fixture.sessionPresenter.start();
    await act(() => fixture.sessionPresenter.restore());
    await act(async () => signOut(fixture));
    expect(address()).toBe(signInAddress);
    expect(state()).toBeNull();
    expect(fixture.notifications.all).toEqual([]);
    stop();
  });

  it('goes to the sign-in screen with a return path if the reader signs out in order to sign in again', async () => {
    const { sessionPresenter } = show();
    const stop = sessionPresenter.start();
    await act(() => sessionPresenter.restore());
    await act(() => sessionPresenter.signOut('signing-in-again'));
    expect(address()).toBe(signInAddress);
    stop();
  });

  it('sends a reader who had signed out before to the sign-in screen', async () => {
    const session = new FakeSession(exampleCredentials);
    const { sessionPresenter } = show({ session });
    const stop = sessionPresenter.start();
    await act(async () => session.close('signed-out'));
    cleanup();
    render(buildPage(sessionPresenter));
    expect(address()).toBe(signInAddress);
    stop();
  });

  it('sends visitors to the sign-in screen with a return path', () => {
    show({ session: new FakeSession() });
    expect(address()).toBe(signInAddress);
    expect(isFromPrivatePage(state())).toBe(true);
    expect(seesPage()).toBe(false);
  });

  it('shows its children to signed-in readers', async () => {
    const { sessionPresenter, lock } = show();
    await act(() => sessionPresenter.restore());
    expect(seesPage()).toBe(true);
    expect(lock()).toBeNull();
  });

  it('shows a message with a link to the home screen to readers without access', async () => {
    const { sessionPresenter, lock } = show({ access: 'PUBLISHING' });
    await act(() => sessionPresenter.restore());
    expect(screen.getByText('Você não tem permissão para acessar este conteúdo.')).toBeTruthy();
    expect(lock()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
    expect(seesPage()).toBe(false);
    expect(screen.queryByText(privateText)).toBeNull();
    expect(address()).toBe('/reader/7?page=3');
  });

  it('shows its children to readers with access', async () => {
    const { sessionPresenter, identityUsers, users } = show({ access: 'PUBLISHING' });
    const ana = identityUsers.users[0];
    if (ana) users.save({ ...ana, link: { ...ana.link, grantings: ['EDITOR'] } });
    await act(() => sessionPresenter.restore());
    expect(seesPage()).toBe(true);
  });

  it('asks visitors to sign in before checking access', async () => {
    const { sessionPresenter } = show({ session: new FakeSession(), access: 'ADMIN' });
    await act(() => sessionPresenter.restore());
    expect(address()).toBe(signInAddress);
    expect(screen.queryByText('Você não tem permissão para acessar este conteúdo.')).toBeNull();
  });

  it('sends the reader to the sign-in screen when the session has expired', async () => {
    const { sessionPresenter, identityUsers } = show();
    identityUsers.failure = failures.forbidden;
    await act(() => sessionPresenter.restore());
    expect(address()).toBe(signInAddress);
  });

  it('offers a retry if the network fails, and keeps the session', async () => {
    const { sessionPresenter, identityUsers } = show();
    identityUsers.failure = failures.networkConnection;
    await act(() => sessionPresenter.restore());
    const retryButton = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByRole('alert').textContent).toContain('Não foi possível conectar ao servidor.');
    expect(address()).toBe('/reader/7?page=3');
    identityUsers.failure = null;
    act(() => retryButton.click());
    await waitFor(() => expect(seesPage()).toBe(true));
  });
});
