import { failures } from '../../../../../../src/domain/failure.ts';
import { setUpIssueViewer } from '../../../../../fakes/catalogue/set-up-issue-viewer.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { FakeSession, otherCredentials } from '../../../../../fakes/session/fake-session.ts';

const setUpLikes = (session?: FakeSession) => {
  const setup = setUpIssueViewer(session && { session });
  setup.sessionPresenter.start();
  setup.likeService.addReaders('issue-1', 'caio', 'davi');
  return { ...setup, shownCodes: () => setup.notifications.all.map(({ code }) => code) };
};

describe('IssueLikesPresenter', () => {
  it('loads only the number for a visitor, once', async () => {
    const { likes, likeService } = setUpLikes(new FakeSession());
    expect(likes.likesOf('issue-1')).toBeNull();
    await Promise.all([likes.start('issue-1'), likes.start('issue-1')]);
    await likes.start('issue-1');
    await likes.toggle('issue-1');
    expect(likes.likesOf('issue-1')).toEqual({ count: 2, isLiked: false });
    expect(likeService.requests).toEqual(['count issue-1']);
  });

  it('shows a change before the platform has responded, and then its number', async () => {
    const { likes, likeService } = setUpLikes();
    await likes.start('issue-1');
    const responses = holdResponses(likeService, 'add');
    const toggling = likes.toggle('issue-1');
    expect(likes.likesOf('issue-1')).toEqual({ count: 3, isLiked: true });
    likeService.addReaders('issue-1', 'elisa');
    await responses.release();
    await toggling;
    expect(likes.likesOf('issue-1')).toEqual({ count: 4, isLiked: true });
    await likes.toggle('issue-1');
    expect(likes.likesOf('issue-1')).toEqual({ count: 3, isLiked: false });
    expect(likeService.requests).toEqual(['find issue-1', 'add issue-1', 'remove issue-1']);
  });

  it('keeps the last of several presses during a write', async () => {
    const { likes, likeService } = setUpLikes();
    await likes.start('issue-1');
    const responses = holdResponses(likeService, 'add');
    const toggling = likes.toggle('issue-1');
    await likes.toggle('issue-1');
    expect(likes.likesOf('issue-1')).toEqual({ count: 2, isLiked: false });
    await responses.release();
    await toggling;
    expect(likeService.requests).toEqual(['find issue-1', 'add issue-1', 'remove issue-1']);
    expect(likes.likesOf('issue-1')).toEqual({ count: 2, isLiked: false });
  });

  it('reverts a change that failed, with a message', async () => {
    const { likes, likeService, shownCodes } = setUpLikes();
    await likes.start('issue-1');
    likeService.failure = failures.timeout;
    await likes.toggle('issue-1');
    expect([likes.likesOf('issue-1'), shownCodes()]).toEqual([
      { count: 2, isLiked: false },
      [failures.timeout.code],
    ]);
  });

  it('shows nothing if the likes could not be loaded, and loads them at the next press', async () => {
    const { likes, likeService, shownCodes } = setUpLikes();
    likeService.failure = failures.timeout;
    await likes.start('issue-1');
    expect([likes.likesOf('issue-1'), shownCodes()]).toEqual([null, []]);
    likeService.failure = null;
    await likes.toggle('issue-1');
    expect(likes.likesOf('issue-1')).toEqual({ count: 3, isLiked: true });
  });

  it('does not show the like of a former reader, nor a late response', async () => {
    const { likes, likeService, session } = setUpLikes();
    await likes.start('issue-1');
    const responses = holdResponses(likeService, 'add');
    const toggling = likes.toggle('issue-1');
    session.open(otherCredentials);
    await flushPromises();
    expect(likes.likesOf('issue-1')).toBeNull();
    await likes.start('issue-1');
    await responses.release();
    await toggling;
    expect(likes.likesOf('issue-1')?.isLiked).toBe(false);
  });

  it('shows the next reader no failure of a former one, and sends none of their presses', async () => {
    const { likes, likeService, session, shownCodes } = setUpLikes();
    await likes.start('issue-1');
    const responses = holdResponses(likeService, 'add');
    const toggling = likes.toggle('issue-1');
    await likes.toggle('issue-1');
    session.open(otherCredentials);
    likeService.failure = failures.timeout;
    await responses.release();
    await toggling;
    expect([shownCodes(), likeService.requests]).toEqual([[], ['find issue-1', 'add issue-1']]);
  });
});
