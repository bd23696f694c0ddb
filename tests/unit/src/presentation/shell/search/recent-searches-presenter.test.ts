import { failures } from '../../../../../../src/domain/failure.ts';
import { PopularSearchesPresenter } from '../../../../../../src/presentation/shell/search/popular-searches-presenter.ts';
import { RecentSearchesPresenter } from '../../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { buildLanguagePresenter } from '../../../../../fakes/account/build-language-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { FakePopularSearches } from '../../../../../fakes/catalogue/fake-popular-searches.ts';
import { FakeRecentSearches } from '../../../../../fakes/catalogue/fake-recent-searches.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

function setUpRecentSearches(session = new FakeSession()) {
  const { sessionPresenter } = setUpProfile({ session });
  const storage = new FakeRecentSearches();
  const popularSearches = new FakePopularSearches();
  const popular = new PopularSearchesPresenter(popularSearches, buildLanguagePresenter(), {
    viewerKey: 'visitor',
  });
  return {
    recent: new RecentSearchesPresenter(storage, sessionPresenter, popular),
    popularSearches,
    storage,
    session,
    sessionPresenter,
  };
}

describe('RecentSearchesPresenter', () => {
  it('has no searches until they are loaded', () => {
    const { recent, storage } = setUpRecentSearches();
    storage.remember(null, 'maré');
    expect(recent.texts).toEqual([]);
    recent.load();
    expect(recent.texts).toEqual(['maré']);
  });

  it('lists the newest first, without duplicates', () => {
    const { recent } = setUpRecentSearches();
    for (const text of ['maré', 'sertão', 'Maré']) recent.remember(text);
    expect(recent.texts).toEqual(['Maré', 'sertão']);
  });

  it('counts a search for the popular ones, and shows nothing of a failure', async () => {
    const { recent, popularSearches } = setUpRecentSearches();
    popularSearches.failure = failures.timeout;
    recent.remember('maré');
    await flushPromises();
    expect([popularSearches.counted, recent.texts]).toEqual([['maré'], ['maré']]);
  });

  it('removes one search or all', () => {
    const { recent } = setUpRecentSearches();
    for (const text of ['maré', 'sertão', 'turno']) recent.remember(text);
    recent.forget('sertão');
    expect(recent.texts).toEqual(['turno', 'maré']);
    recent.clear();
    expect(recent.texts).toEqual([]);
  });

  it('asks the next reader of the device again', async () => {
    const { recent, storage, session, sessionPresenter } = setUpRecentSearches(
      new FakeSession(exampleCredentials),
    );
    storage.answer = null;
    recent.choose(true);
    recent.remember('maré');
    expect([recent.isAllowed, recent.texts]).toEqual([true, ['maré']]);
    session.open(otherCredentials);
    await sessionPresenter.restore();
    expect(recent.isAllowed).toBeUndefined();
    recent.remember('sertão');
    expect([recent.isAllowed, recent.texts]).toEqual([null, []]);
  });

  it('hides searches from the next reader, and shows them to their owner again', async () => {
    const { recent, session, sessionPresenter } = setUpRecentSearches(new FakeSession(exampleCredentials));
    recent.remember('maré');
    session.open(otherCredentials);
    await sessionPresenter.restore();
    expect(recent.texts).toEqual([]);
    recent.load();
    expect(recent.texts).toEqual([]);
    session.close('signed-out');
    await sessionPresenter.restore();
    recent.load();
    expect(recent.texts).toEqual([]);
    session.open(exampleCredentials);
    await sessionPresenter.restore();
    recent.load();
    expect(recent.texts).toEqual(['maré']);
  });
});
