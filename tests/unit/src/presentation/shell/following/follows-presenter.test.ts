import { failures } from '../../../../../../src/domain/failure.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { followablePages, setUpFollows } from '../../../../../fakes/following/set-up-follows.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

const [series, publisher, creator] = followablePages;
const beforeIssue = '2026-01-01T00:00:00.000Z';

describe('FollowsPresenter', () => {
  it('loads the follows once for all buttons', async () => {
    const { service, follows } = setUpFollows();
    service.marks = [{ kind: 'series', id: series.id, seenAt: beforeIssue }];
    expect(follows.isFollowing(series)).toBeNull();
    await Promise.all([follows.visit(publisher), follows.visit(creator)]);
    expect(service.requests).toEqual(['marks']);
    expect([follows.isFollowing(series), follows.isFollowing(creator)]).toEqual([true, false]);
  });

  it('requests nothing for visitors', async () => {
    const { service, follows } = setUpFollows(new FakeSession());
    await follows.visit(series);
    await follows.toggle(series);
    expect([follows.isSignedIn, follows.isFollowing(series), service.requests]).toEqual([false, null, []]);
  });

  it('shows a change before the platform has responded, and sends only the last of several', async () => {
    const { service, follows } = setUpFollows();
    await follows.visit(series);
    const responses = holdResponses(service, 'add');
    const toggling = follows.toggle(series);
    await flushPromises();
    expect([follows.isFollowing(series), service.marks]).toEqual([true, []]);
    await follows.toggle(series);
    await follows.toggle(series);
    await responses.release();
    await toggling;
    expect(service.requests).toEqual(['marks', 'add series series-1']);
    expect([follows.isFollowing(series), service.marks.length]).toEqual([true, 1]);
    await follows.toggle(series);
    expect([follows.isFollowing(series), service.marks.length]).toEqual([false, 0]);
  });

  it('reverts a change that failed, with a message', async () => {
    const { service, follows, shownCodes } = setUpFollows();
    service.maxFollows = 0;
    await follows.toggle(series);
    expect([follows.isFollowing(series), shownCodes()]).toEqual([false, ['FOLLOW.TOO_MANY']]);
  });

  it('shows why the follows could not be loaded, and loads them at the next press', async () => {
    const { service, follows, shownCodes } = setUpFollows();
    service.failure = failures.timeout;
    await follows.toggle(series);
    expect([follows.isFollowing(series), shownCodes()]).toEqual([null, [failures.timeout.code]]);
    service.failure = null;
    await follows.toggle(series);
    expect(follows.isFollowing(series)).toBe(true);
  });

  it('follows what was pressed before the follows are loaded, even if it is already followed', async () => {
    const { service, follows } = setUpFollows();
    service.marks = [{ kind: 'series', id: series.id, seenAt: beforeIssue }];
    await follows.toggle(series);
    expect([follows.isFollowing(series), service.requests]).toEqual([true, ['marks']]);
  });

  it('changes nothing for the next reader if the session changes while the follows load', async () => {
    const { service, session, follows } = setUpFollows();
    const responses = holdResponses(service, 'listMarks');
    follows.followAfterSignIn(publisher);
    const pressing = Promise.all([follows.toggle(series), follows.visit(publisher)]);
    session.open(otherCredentials);
    await responses.release();
    await pressing;
    expect(service.requests).toEqual(['marks']);
  });

  it('keeps what was written, and writes again, if the reader signs in again during a write', async () => {
    const { service, session, follows } = setUpFollows();
    const add = service.add.bind(service);
    // The session ends before the response arrives.
    service.add = async (target) => {
      const outcome = await add(target);
      session.close('signing-in-again');
      return outcome;
    };
    await follows.toggle(series);
    session.open(exampleCredentials);
    expect(follows.isFollowing(series)).toBe(true);
    await follows.toggle(series);
    expect(service.requests).toEqual(['marks', 'add series series-1', 'remove series series-1']);
    expect([follows.isFollowing(series), service.marks]).toEqual([false, []]);
  });

  it('says where new issues appear when a follow is saved, and nothing when it ends', async () => {
    const { follows, shownCodes } = setUpFollows();
    await follows.toggle(series);
    expect(shownCodes()).toEqual(['FOLLOWED']);
    await follows.toggle(series);
    expect(shownCodes()).toEqual(['FOLLOWED']);
  });

  it('marks issues that were published since the last visit, until the app is opened again', async () => {
    const { service, follows } = setUpFollows();
    const [issue] = series.issues;
    service.marks = [
      { kind: 'series', id: series.id, seenAt: beforeIssue },
      { kind: 'creator', id: creator.id, seenAt: issue.publishedAt },
    ];
    expect(follows.isNew(series, issue)).toBe(false);
    await follows.visit(series);
    expect(service.requests).toEqual(['marks', 'seen series series-1']);
    expect(service.marks[0]?.seenAt).toBe(service.now.toISOString());
    expect(follows.changes).toBe(1);
    const areNew = [series, creator, publisher].map((target) => follows.isNew(target, issue));
    expect(areNew).toEqual([true, false, false]);
    await follows.toggle(publisher);
    expect(follows.isNew(publisher, issue)).toBe(false);
  });

  it('follows what a visitor chose before signing in, once and only on its page', async () => {
    const { service, follows, pendingFollow } = setUpFollows();
    follows.followAfterSignIn(series);
    await follows.visit(publisher);
    expect(service.marks).toEqual([]);
    await follows.visit(series);
    expect([follows.isFollowing(series), pendingFollow.find()]).toEqual([true, null]);
    await follows.toggle(series);
    await follows.visit(series);
    expect(follows.isFollowing(series)).toBe(false);
  });

  it('does not show the follows of a former reader, nor a late response', async () => {
    const { service, session, follows } = setUpFollows();
    service.marks = [{ kind: 'series', id: series.id, seenAt: beforeIssue }];
    await follows.visit(series);
    const responses = holdResponses(service, 'add');
    const toggling = follows.toggle(publisher);
    await flushPromises();
    session.open(otherCredentials);
    await flushPromises();
    await responses.release();
    await toggling;
    expect([follows.isFollowing(series), follows.isFollowing(publisher)]).toEqual([null, null]);
    await follows.visit(series);
    expect(follows.isFollowing(series)).toBe(false);
  });
});
