import { RecentSearchesPresenter } from '../../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { FakeRecentSearches } from '../../../../../fakes/catalogue/fake-recent-searches.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

function setUpRecentSearches(session = new FakeSession()) {
  const { sessionPresenter } = setUpProfile({ session });
  const storage = new FakeRecentSearches();
  return {
    recent: new RecentSearchesPresenter(storage, sessionPresenter),
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

  it('removes one search or all', () => {
    const { recent } = setUpRecentSearches();
    for (const text of ['maré', 'sertão', 'turno']) recent.remember(text);
    recent.forget('sertão');
    expect(recent.texts).toEqual(['turno', 'maré']);
    recent.clear();
    expect(recent.texts).toEqual([]);
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
