import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { intendedChoice, readingKind } from '../../../../../src/domain/reading/reading-choice.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';
import { flushMicrotasks, openedAt, ReaderFixture } from './reader-fixture.ts';

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

const { readerId } = exampleCredentials;

async function openComic(issue = buildIssue({ pagesCount: 40 })) {
  const reader = new ReaderFixture(issue);
  const passTime = async (milliseconds: number) => {
    reader.clock.advance(milliseconds);
    await jest.advanceTimersByTimeAsync(milliseconds);
  };
  const open = async () => {
    await reader.open();
    await reader.paint();
  };
  return {
    reader,
    passTime,
    open,
    sentPages: () => reader.readings.savedPageViews.map(({ page }) => page),
    storedPages: () => reader.pageViews.list(readerId, 'issue-1').map(({ page }) => page),
  };
}

describe('the pages that count as read', () => {
  it('are sent with the position, in no request of their own', async () => {
    const { reader, open, passTime, sentPages, storedPages } = await openComic();
    await open();
    await passTime(1000);
    await reader.turnTo(2);
    await passTime(2000);
    expect(sentPages()).toEqual([0, 1]);
    expect(reader.readings.savedPositions).toHaveLength(1);
    expect(storedPages()).toEqual([]);
  });

  it('are stored after the position, which matters more if the storage is full', async () => {
    const { reader, open, passTime } = await openComic();
    await open();
    await passTime(1500);
    const positionsBefore: unknown[] = [];
    jest.spyOn(reader.pageViews, 'add').mockImplementation(() => {
      positionsBefore.push(reader.positions.find(readerId, 'issue-1')?.page);
    });
    await reader.turnTo(2);
    expect(positionsBefore).toEqual([1]);
  });

  it('exclude pages that the reader only flipped past', async () => {
    const { reader, open, passTime, sentPages } = await openComic();
    await open();
    await passTime(1500);
    for (const page of [2, 3, 4]) {
      await reader.turnTo(page);
      await passTime(300);
    }
    await reader.turnTo(5);
    await passTime(2000);
    expect(sentPages()).toEqual([0, 4]);
  });

  it('include both pages of a spread', async () => {
    const { reader, open, passTime, sentPages } = await openComic();
    const [issue] = reader.issues.issues;
    if (!issue) throw new Error('There is no issue.');
    reader.choices.save(readingKind(issue), { ...intendedChoice(issue), showsPairs: true });
    await open();
    await passTime(1500);
    await reader.turnTo(2);
    await passTime(2000);
    expect(reader.reading.spread).toEqual([1, 2]);
    expect(sentPages()).toEqual([0, 1, 2]);
  });

  it('exclude a page whose image does not load', async () => {
    const { reader, open, passTime, sentPages, storedPages } = await openComic();
    reader.images.failuresByAddressPart.set('page-2', failures.unexpected);
    await open();
    await passTime(1500);
    await reader.turnTo(2);
    await passTime(5000);
    await reader.turnTo(3);
    await passTime(2000);
    expect([...sentPages(), ...storedPages()]).toEqual([0, 2]);
  });

  it('are sent when the reader leaves', async () => {
    const { reader, open, passTime, sentPages } = await openComic();
    await open();
    await passTime(1200);
    reader.presenter.leave();
    await flushMicrotasks();
    expect(sentPages()).toEqual([0]);
  });

  it('exclude the page of a comic that was closed within a second', async () => {
    const { reader, open, passTime, sentPages, storedPages } = await openComic();
    await open();
    await passTime(900);
    reader.presenter.leave();
    await passTime(5000);
    await open();
    await passTime(500);
    reader.presenter.leave();
    await flushMicrotasks();
    expect([sentPages(), storedPages()]).toEqual([[], []]);
  });

  it('include the current page if the app was in the background meanwhile', async () => {
    const { reader, open, passTime, sentPages } = await openComic();
    await open();
    await passTime(500);
    reader.presenter.syncPosition();
    await passTime(60_000);
    await reader.turnTo(2);
    await passTime(2000);
    expect(sentPages()).toEqual([0, 1]);
  });

  it('are kept while offline, and sent later with their times', async () => {
    const { reader, open, passTime, storedPages } = await openComic();
    reader.readings.failure = failures.networkConnection;
    await open();
    await passTime(3000);
    await reader.turnTo(2);
    await passTime(3000);
    expect(storedPages()).toEqual([0, 1]);
    reader.readings.failure = null;
    await passTime(60 * 60_000);
    await reader.turnTo(3);
    await passTime(2000);
    expect(reader.readings.savedPageViews.map(({ page, readAt }) => [page, readAt.slice(11, 19)])).toEqual([
      [0, '12:00:00'],
      [1, '12:00:03'],
      [2, '13:00:06'],
    ]);
  });

  it('include the first page of a finished issue that is read again', async () => {
    const { reader, open, passTime, sentPages } = await openComic();
    reader.positions.save(readerId, 'issue-1', { page: 39, readAt: openedAt.toISOString() });
    reader.positions.markSynced(readerId, 'issue-1', { page: 39, readAt: openedAt.toISOString() });
    await open();
    await passTime(3000);
    expect(reader.readings.savedPositions).toEqual([]);
    await reader.turnTo(2);
    await passTime(2000);
    expect(sentPages()).toEqual([0, 1]);
  });

  it('are sent if only they are new when the reader leaves', async () => {
    const { reader, open, passTime, sentPages } = await openComic();
    reader.positions.save(readerId, 'issue-1', { page: 39, readAt: openedAt.toISOString() });
    reader.positions.markSynced(readerId, 'issue-1', { page: 39, readAt: openedAt.toISOString() });
    await open();
    await passTime(3000);
    reader.presenter.leave();
    await flushMicrotasks();
    expect(sentPages()).toEqual([0]);
    expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([39]);
  });

  it('exclude samples and what visitors read', async () => {
    const { reader, open, passTime, storedPages } = await openComic();
    reader.issues.sampledIds.add('issue-1');
    await open();
    await passTime(3000);
    reader.presenter.leave();
    expect(storedPages()).toEqual([]);
    reader.issues.sampledIds.clear();
    reader.viewerFixture.session.close('signed-out');
    await open();
    await passTime(3000);
    reader.presenter.leave();
    reader.viewerFixture.session.open(exampleCredentials);
    expect(storedPages()).toEqual([]);
  });
});
