import { RecentSearchesPresenter } from '../../../../../../src/presentation/shell/search/recent-searches-presenter.ts';
import { someProfile } from '../../../../../fakes/account/some-profile.ts';
import { FakeRecentSearches } from '../../../../../fakes/catalogue/fake-recent-searches.ts';
import { FakeSession, otherCredentials, someCredentials } from '../../../../../fakes/session/fake-session.ts';

function build(session = new FakeSession()) {
  const { sessionPresenter } = someProfile({ session });
  const kept = new FakeRecentSearches();
  return { recent: new RecentSearchesPresenter(kept, sessionPresenter), kept, session, sessionPresenter };
}

describe('recent searches', () => {
  it('are none until the device was asked', () => {
    const { recent, kept } = build();
    kept.remember(null, 'maré');
    expect(recent.texts).toEqual([]);
    recent.start();
    expect(recent.texts).toEqual(['maré']);
  });

  it('have the last one first, and none twice', () => {
    const { recent } = build();
    for (const text of ['maré', 'sertão', 'Maré']) recent.remember(text);
    expect(recent.texts).toEqual(['Maré', 'sertão']);
  });

  it('are forgotten one by one or all together', () => {
    const { recent } = build();
    for (const text of ['maré', 'sertão', 'turno']) recent.remember(text);
    recent.forget('sertão');
    expect(recent.texts).toEqual(['turno', 'maré']);
    recent.clear();
    expect(recent.texts).toEqual([]);
  });

  it('are not shown to whoever signs in next, at once, and are there when their reader comes back', async () => {
    const { recent, session, sessionPresenter } = build(new FakeSession(someCredentials));
    recent.remember('maré');
    session.open(otherCredentials);
    await sessionPresenter.restore();
    expect(recent.texts).toEqual([]);
    recent.start();
    expect(recent.texts).toEqual([]);
    session.close('signed-out');
    await sessionPresenter.restore();
    recent.start();
    expect(recent.texts).toEqual([]);
    session.open(someCredentials);
    await sessionPresenter.restore();
    recent.start();
    expect(recent.texts).toEqual(['maré']);
  });
});
