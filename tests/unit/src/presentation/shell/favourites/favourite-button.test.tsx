import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavouriteButton } from '../../../../../../src/presentation/shell/favourites/favourite-button.tsx';
import { FavouritesPresenter } from '../../../../../../src/presentation/shell/favourites/favourites-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeFavourites } from '../../../../../fakes/catalogue/fake-favourites.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { exampleCredentials, FakeSession } from '../../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../../fakes/start-i18n.ts';
import { setUpRoutes } from '../../set-up-routes.tsx';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

async function show(session: FakeSession, count = 1) {
  const { sessionPresenter, notifications } = setUpProfile({ session });
  sessionPresenter.start();
  const favourites = new FakeFavourites(buildIssue());
  favourites.sessionCheck = { session, revokedTokens: [] };
  const presenter = new FavouritesPresenter(favourites, sessionPresenter, notifications);
  const { element } = setUpRoutes('/issue/nanquim-1?de=busca', [
    {
      path: '*',
      element: Array.from({ length: count }, (_, index) => `issue-${index + 1}`).map((id) => (
        <FavouriteButton key={id} favourites={presenter} issueId={id} title="Nanquim" />
      )),
    },
  ]);
  render(element);
  await act(flushPromises);
  return { favourites };
}

describe('FavouriteButton', () => {
  it('adds the issue and removes it again, and shows the state', async () => {
    const { favourites } = await show(new FakeSession(exampleCredentials));
    const heart = screen.getByRole('button', { name: 'Favoritar Nanquim', pressed: false });
    await userEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(favourites.favouriteIds).toEqual(['issue-1']);
    await userEvent.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    expect(favourites.favouriteIds).toEqual([]);
  });

  it('sends visitors to the sign-in screen with a return path', async () => {
    await show(new FakeSession());
    const link = screen.getByRole('link', { name: 'Favoritar Nanquim' });
    expect(link.getAttribute('href')).toBe('/auth/login?returnTo=%2Fissue%2Fnanquim-1%3Fde%3Dbusca');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('turns into a button when the visitor signs in', async () => {
    const session = new FakeSession();
    await show(session);
    await act(async () => void session.open(exampleCredentials));
    expect(await screen.findByRole('button', { name: 'Favoritar Nanquim' })).toBeTruthy();
  });

  it('shares one window listener, which is removed with the last button', async () => {
    const listening = jest.spyOn(window, 'addEventListener');
    const { favourites } = await show(new FakeSession(exampleCredentials), 3);
    expect(listening.mock.calls.filter(([name]) => name === 'focus')).toHaveLength(1);
    listening.mockRestore();
    cleanup();
    window.dispatchEvent(new Event('focus'));
    expect(favourites.requests).toEqual(['ids']);
  });

  it('shows changes from another tab when its own tab gets the focus', async () => {
    const { favourites } = await show(new FakeSession(exampleCredentials));
    favourites.favouriteIds = ['issue-1'];
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await flushPromises();
    });
    expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
  });
});
