import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { failures } from '../../../../../src/domain/failure.ts';
import { DefaultLayout } from '../../../../../src/presentation/shell/default-layout.tsx';
import { PopularSearchesPresenter } from '../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { RecentSearchesPresenter } from '../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { SuggestionsPresenter } from '../../../../../src/presentation/shell/search/suggestions-presenter.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { buildLanguagePresenter } from '../../../../fakes/account/build-language-presenter.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { FakePopularSearches } from '../../../../fakes/catalogue/fake-popular-searches.ts';
import { FakeRecentSearches } from '../../../../fakes/catalogue/fake-recent-searches.ts';
import { FakeSearchSuggestions } from '../../../../fakes/catalogue/fake-search-suggestions.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(() => startI18n('pt-br'));
afterEach(cleanup);

type ProfileFixture = ReturnType<typeof setUpProfile>;

function show({ sessionPresenter, profile }: ProfileFixture, children = <p>Uma página comprida</p>) {
  Object.assign(window, { scrollY: 0, scrollTo: () => {}, matchMedia: () => ({ matches: true }) });
  const language = buildLanguagePresenter();
  const popularSearches = new FakePopularSearches('turno');
  const popular = new PopularSearchesPresenter(popularSearches, language, { viewerKey: 'visitor' });
  const recent = new RecentSearchesPresenter(new FakeRecentSearches(), sessionPresenter, popular);
  const suggestions = new Lazy(
    async () =>
      new SuggestionsPresenter(
        new FakeSearchSuggestions({ issues: [] }),
        language,
        { viewerKey: 'visitor' },
        recent,
        popular,
      ),
  );
  render(
    <MemoryRouter>
      <DefaultLayout session={sessionPresenter} profile={profile} suggestions={suggestions} footer={null}>
        {children}
      </DefaultLayout>
    </MemoryRouter>,
  );
  return { popularSearches, suggestions };
}

const header = () => within(screen.getByRole('banner'));
const startSession = ({ sessionPresenter }: ProfileFixture) =>
  act(async () => {
    sessionPresenter.start();
    await flushPromises();
  });

it('the layout scrolls back to the top and moves the focus to the main area', () => {
  show(setUpProfile());
  Object.assign(window, { scrollY: 900 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  const main = screen.getByRole('main');
  const button = within(main).getByRole('button', { name: 'Voltar ao topo' });
  expect(button.getAttribute('data-scrolled')).toBe('down');
  fireEvent.click(button);
  expect(document.activeElement).toBe(main);
  Object.assign(window, { scrollY: 200 });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(button.hasAttribute('data-scrolled')).toBe(false);
});

it('the layout shows the signed-in reader and the settings once they are loaded', async () => {
  const fixture = setUpProfile();
  show(fixture);
  expect(header().queryByText('Ana')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Minha conta' })).toBeNull();
  await startSession(fixture);
  expect(header().getByText('Ana')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Minha conta' })).toBeTruthy();
});

it('the layout shows no data of the former user while the next one is loading', async () => {
  const fixture = setUpProfile();
  show(fixture);
  await startSession(fixture);
  const responses = holdResponses(fixture.identityUsers, 'find');
  act(() => fixture.session.changeInAnotherTab(otherCredentials));
  expect(document.body.textContent).not.toContain('Ana');
  expect(header().queryByRole('link', { name: 'Entrar' })).toBeNull();
  await act(() => responses.release());
  expect(header().getByRole('link', { name: /Meu perfil/ })).toBeTruthy();
});

it('the layout offers a retry, and no sign-in, if the network fails', async () => {
  const fixture = setUpProfile();
  fixture.identityUsers.failure = failures.networkConnection;
  show(fixture);
  await startSession(fixture);
  expect(header().queryByRole('link', { name: 'Entrar' })).toBeNull();
  fixture.identityUsers.failure = null;
  await act(async () => {
    fireEvent.click(header().getByRole('button', { name: /Tentar de novo/ }));
    await flushPromises();
  });
  expect(header().getByText('Ana')).toBeTruthy();
});

it('the layout loads the suggestions of the search when its field gets the focus', async () => {
  const { popularSearches, suggestions } = show(setUpProfile());
  await act(flushPromises);
  expect(suggestions.current).toBeNull();
  await act(async () => {
    header().getByRole('combobox').focus();
    await flushPromises();
  });
  expect(suggestions.current).not.toBeNull();
  expect(popularSearches.listCount).toBe(1);
});

it('the layout offers sign-in and sign-up to visitors', async () => {
  const fixture = setUpProfile({ session: new FakeSession() });
  show(fixture);
  await startSession(fixture);
  expect(header().getByRole('link', { name: 'Entrar' })).toBeTruthy();
  expect(header().getByRole('link', { name: 'Criar conta' })).toBeTruthy();
});

it('the layout closes the drawer on navigation', () => {
  function NavigateToCatalogue() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate('/catalog')}>
        Sair daqui
      </button>
    );
  }
  show(setUpProfile(), <NavigateToCatalogue />);
  fireEvent.click(header().getByRole('button', { name: 'Abrir menu' }));
  expect(header().getByRole('button', { name: 'Fechar menu' }).getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByText('Sair daqui'));
  expect(header().getByRole('button', { name: 'Abrir menu' }).getAttribute('aria-expanded')).toBe('false');
});

it('the layout links phones to the main screens, and marks the current one', () => {
  show(setUpProfile({ session: new FakeSession() }));
  const bar = within(screen.getByRole('navigation', { name: 'Atalhos' }));
  const links = bar.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Início', '/'],
    ['Catálogo', '/catalog'],
    ['Buscar', '/search'],
    ['Estante', '/shelf'],
    ['Conta', '/account'],
  ]);
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Início');
});

it('the layout has no button to sign out, so that no one is signed out by accident', async () => {
  const fixture = setUpProfile();
  show(fixture);
  await startSession(fixture);
  expect(header().getByText('Ana')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sair' })).toBeNull();
});
