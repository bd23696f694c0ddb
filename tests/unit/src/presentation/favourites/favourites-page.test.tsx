import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FavouritesPage } from '../../../../../src/presentation/favourites/favourites-page.tsx';
import { FavouritesScreenPresenter } from '../../../../../src/presentation/favourites/favourites-screen-presenter.ts';
import { FavouritesPresenter } from '../../../../../src/presentation/shell/favourites/favourites-presenter.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { startI18n } from '../../../../fakes/start-i18n.ts';

beforeAll(async () => void (await startI18n('pt-br')));
afterEach(cleanup);

const issues = Array.from({ length: 45 }, (_, index) =>
  buildIssue({
    id: `issue-${index}`,
    slug: `issue-${index}`,
    content: { ...buildIssue().content, title: `Gibi ${index}` },
  }),
);
const allIds = issues.map(({ id }) => id);

function setUpFavourites(shelf: readonly string[]) {
  const session = new FakeSession(exampleCredentials);
  const { sessionPresenter, notifications } = setUpProfile({ session });
  sessionPresenter.start();
  const favourites = new FakeFavourites(...issues);
  favourites.sessionCheck = { session, revokedTokens: [] };
  favourites.favouriteIds = shelf;
  const ownFavourites = new FavouritesPresenter(favourites, sessionPresenter, notifications);
  return { favourites, ownFavourites, presenter: new FavouritesScreenPresenter(favourites, ownFavourites) };
}

async function show(presenter: FavouritesScreenPresenter) {
  render(
    <MemoryRouter>
      <FavouritesPage presenter={presenter} />
    </MemoryRouter>,
  );
  await act(flushPromises);
}

const titles = () => titlesIn(screen.getAllByRole('link'));
const titlesIn = (links: readonly HTMLElement[]) =>
  links.map((link) => /Gibi \d+/.exec(link.textContent ?? '')?.[0]).filter(Boolean);
const heart = (title: string) => screen.getByRole('button', { name: `Favoritar ${title}` });

describe('FavouritesPage', () => {
  it('shows the last added issue first', async () => {
    const { presenter } = setUpFavourites(['issue-2', 'issue-1']);
    await show(presenter);
    expect(titles()).toEqual(['Gibi 2', 'Gibi 1']);
    expect(heart('Gibi 2').getAttribute('aria-pressed')).toBe('true');
  });

  it('links to the catalogue if there are no favourites', async () => {
    await show(setUpFavourites([]).presenter);
    expect(screen.getByText(/Toque no coração/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver o catálogo' }).getAttribute('href')).toBe('/catalog');
  });

  it('keeps a removed issue in its place, where it can be added again, until the screen is opened again', async () => {
    const { favourites, presenter } = setUpFavourites(['issue-2', 'issue-1', 'issue-0']);
    await show(presenter);
    await userEvent.click(heart('Gibi 1'));
    expect(heart('Gibi 1').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('link', { name: /Gibi 1/ }).textContent).toContain('Fora da estante');
    expect(screen.getAllByText('Fora da estante')).toHaveLength(1);
    expect([titles(), favourites.favouriteIds]).toEqual([
      ['Gibi 2', 'Gibi 1', 'Gibi 0'],
      ['issue-2', 'issue-0'],
    ]);
    await userEvent.click(heart('Gibi 1'));
    expect(screen.queryByText('Fora da estante')).toBeNull();
    expect(favourites.favouriteIds).toEqual(['issue-1', 'issue-2', 'issue-0']);
    await userEvent.click(heart('Gibi 1'));
    cleanup();
    await show(presenter);
    expect(titles()).toEqual(['Gibi 2', 'Gibi 0']);
  });

  it('skips no issue if some were removed between pages', async () => {
    const { presenter } = setUpFavourites(allIds);
    await show(presenter);
    await userEvent.click(heart('Gibi 3'));
    await userEvent.click(heart('Gibi 4'));
    for (let turn = 0; turn < 4; turn += 1) await act(() => presenter.issues.loadMore());
    expect(presenter.issues.items.map(({ id }) => id)).toEqual(allIds);
  });

  it('shows an issue that was added on another screen', async () => {
    const { ownFavourites, presenter } = setUpFavourites(['issue-1']);
    await show(presenter);
    cleanup();
    await ownFavourites.toggle('issue-7');
    await show(presenter);
    expect(titles()).toEqual(['Gibi 7', 'Gibi 1']);
  });

  it('does not reload the list if nothing has changed', async () => {
    const { favourites, presenter } = setUpFavourites(['issue-1']);
    await show(presenter);
    cleanup();
    await show(presenter);
    expect(favourites.requests.filter((call) => call.startsWith('list'))).toEqual(['list 0']);
  });
});
