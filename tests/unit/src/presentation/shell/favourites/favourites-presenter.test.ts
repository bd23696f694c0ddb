import { failures } from '../../../../../../src/domain/failure.ts';
import { FavouritesPresenter } from '../../../../../../src/presentation/shell/favourites/favourites-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { FakeFavourites } from '../../../../../fakes/catalogue/fake-favourites.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

const issues = [1, 2, 3].map((number) => buildIssue({ id: `issue-${number}`, slug: `nanquim-${number}` }));

function setUpFavourites(session = new FakeSession(exampleCredentials)) {
  const { sessionPresenter, notifications } = setUpProfile({ session });
  sessionPresenter.start();
  const favourites = new FakeFavourites(...issues);
  favourites.sessionCheck = { session, revokedTokens: [] };
  const shownCodes = () => notifications.all.map(({ code }) => code);
  return {
    favourites,
    session,
    notifications,
    shownCodes,
    presenter: new FavouritesPresenter(favourites, sessionPresenter, notifications),
  };
}

describe('FavouritesPresenter', () => {
  it('loads the favourites once for all buttons', async () => {
    const { favourites, presenter } = setUpFavourites();
    favourites.favouriteIds = ['issue-1'];
    expect(presenter.has('issue-1')).toBeNull();
    await Promise.all([presenter.start(), presenter.start()]);
    await presenter.start();
    expect(favourites.requests).toEqual(['ids']);
    expect([presenter.has('issue-1'), presenter.has('issue-2')]).toEqual([true, false]);
  });

  it('has no favourites for visitors and requests nothing', async () => {
    const { favourites, presenter } = setUpFavourites(new FakeSession());
    await presenter.start();
    await presenter.toggle('issue-1');
    expect([presenter.isSignedIn, presenter.has('issue-1'), favourites.requests]).toEqual([false, null, []]);
  });

  it('shows a change before the platform has responded', async () => {
    const { favourites, presenter } = setUpFavourites();
    await presenter.start();
    const addResponses = holdResponses(favourites, 'add');
    const toggling = presenter.toggle('issue-1');
    await flushPromises();
    expect([presenter.has('issue-1'), favourites.favouriteIds]).toEqual([true, []]);
    await addResponses.release();
    await toggling;
    expect([presenter.has('issue-1'), favourites.favouriteIds]).toEqual([true, ['issue-1']]);
  });

  it('reverts a change that fails, and reports the failure', async () => {
    const { favourites, presenter, shownCodes } = setUpFavourites();
    favourites.favouriteIds = ['issue-1'];
    await presenter.start();
    favourites.failure = failures.networkConnection;
    await presenter.toggle('issue-1');
    await presenter.toggle('issue-2');
    expect([presenter.has('issue-1'), presenter.has('issue-2')]).toEqual([true, false]);
    expect(shownCodes()).toEqual([failures.networkConnection.code]);
  });

  it('reports that the shelf is full', async () => {
    const { favourites, presenter, shownCodes } = setUpFavourites();
    favourites.maxIssues = 1;
    favourites.favouriteIds = ['issue-1'];
    await presenter.start();
    await presenter.toggle('issue-2');
    expect([presenter.has('issue-2'), shownCodes()]).toEqual([false, ['FAVOURITE.TOO_MANY']]);
  });

  it('keeps the last of several quick changes', async () => {
    const { favourites, presenter } = setUpFavourites();
    await presenter.start();
    const addResponses = holdResponses(favourites, 'add');
    const first = presenter.toggle('issue-1');
    await flushPromises();
    await presenter.toggle('issue-1');
    expect(presenter.has('issue-1')).toBe(false);
    await addResponses.release();
    await first;
    expect([presenter.has('issue-1'), favourites.favouriteIds]).toEqual([false, []]);
    expect(favourites.requests).toEqual(['ids', 'add issue-1', 'remove issue-1']);
  });

  it('accepts a change before the favourites are loaded', async () => {
    const { favourites, presenter } = setUpFavourites();
    favourites.favouriteIds = ['issue-2'];
    await presenter.toggle('issue-1');
    expect(favourites.favouriteIds).toEqual(['issue-1', 'issue-2']);
    expect([presenter.has('issue-1'), presenter.has('issue-2')]).toEqual([true, true]);
  });

  it('reports a failure if the favourites cannot be loaded for a change', async () => {
    const { favourites, presenter, shownCodes } = setUpFavourites();
    favourites.failure = failures.networkConnection;
    await presenter.start();
    expect(shownCodes()).toEqual([]);
    await presenter.toggle('issue-1');
    expect([presenter.has('issue-1'), shownCodes()]).toEqual([null, [failures.networkConnection.code]]);
  });

  it('drops the favourites, and late responses, as soon as the session changes', async () => {
    const { favourites, presenter, session } = setUpFavourites();
    favourites.favouriteIds = ['issue-1'];
    await presenter.start();
    const idsResponses = holdResponses(favourites, 'listIds');
    const lateRefresh = presenter.refresh();
    session.open(otherCredentials);
    expect(presenter.has('issue-1')).toBeNull();
    const newStart = presenter.start();
    await idsResponses.release(1);
    await newStart;
    expect(presenter.has('issue-1')).toBe(false);
    await idsResponses.release(0);
    await lateRefresh;
    expect(presenter.has('issue-1')).toBe(false);
  });

  it('does not apply a pending change to the reader who signs in next', async () => {
    const { favourites, presenter, session } = setUpFavourites();
    const idsResponses = holdResponses(favourites, 'listIds');
    const toggling = presenter.toggle('issue-1');
    session.open(otherCredentials);
    await idsResponses.release();
    await toggling;
    expect(favourites.favouriteIds).toEqual([]);
    expect(favourites.requests).toEqual(['ids']);
  });

  it("sends the change of the current reader while the former reader's change is pending", async () => {
    const { favourites, presenter, session } = setUpFavourites();
    await presenter.start();
    const addResponses = holdResponses(favourites, 'add');
    const formerToggle = presenter.toggle('issue-1');
    await flushPromises();
    session.open(otherCredentials);
    await presenter.start();
    const currentToggle = presenter.toggle('issue-1');
    await flushPromises();
    await addResponses.release(1);
    await currentToggle;
    expect([presenter.has('issue-1'), favourites.favouriteIds]).toEqual([true, ['issue-1']]);
    await addResponses.release(0);
    await formerToggle;
    expect(presenter.has('issue-1')).toBe(true);
  });

  it('shows changes from another tab after a refresh', async () => {
    const { favourites, presenter } = setUpFavourites();
    await presenter.start();
    favourites.favouriteIds = ['issue-3'];
    await presenter.refresh();
    expect([presenter.has('issue-3'), presenter.changes]).toEqual([true, 1]);
    await presenter.refresh();
    expect(presenter.changes).toBe(1);
  });

  it('keeps a change if an older response arrives after it', async () => {
    const { favourites, presenter } = setUpFavourites();
    await presenter.start();
    const ids = favourites.listIds.bind(favourites);
    let respond = () => {};
    favourites.listIds = async () => {
      const old = await ids();
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      favourites.listIds = ids;
      return old;
    };
    const refreshing = presenter.refresh();
    await flushPromises();
    await presenter.toggle('issue-1');
    respond();
    await refreshing;
    expect(presenter.has('issue-1')).toBe(true);
  });
});
