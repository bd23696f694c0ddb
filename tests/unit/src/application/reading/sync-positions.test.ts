import { adoptPositions } from '../../../../../src/application/reading/adopt-positions.ts';
import { SavePosition } from '../../../../../src/application/reading/save-position.ts';
import { SyncPositions } from '../../../../../src/application/reading/sync-positions.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed } from '../../../../../src/domain/result.ts';
import { buildOpenIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { FakePageViews } from '../../../../fakes/reading/fake-page-views.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { exampleCredentials, FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

describe('SyncPositions', () => {
  const setUpSyncPositions = () => {
    const session = new FakeSession(exampleCredentials);
    const positions = new FakeReadingPositions();
    const pageViews = new FakePageViews();
    const readings = new FakeReadings();
    const keep = new SavePosition(positions, session, new FakeClock());
    adoptPositions(positions, session);
    const sync = new SyncPositions(positions, pageViews, readings, session);
    return { session, readings, positions, pageViews, keep, sync };
  };
  const readAt = '2026-03-01T12:00:00.000Z';
  const { pages } = buildOpenIssue();
  const edition = { language: 'pt-br', pagesCount: pages.length };
  const editionOf = (id: string) => ({ issue: { id, ...edition }, ...edition, isSample: false, pages });

  it('sends the last page of each comic once', async () => {
    const { keep, sync, readings } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    keep.execute(editionOf('issue-1'), 4);
    keep.execute(editionOf('issue-2'), 0);
    await sync.execute();
    await sync.execute();
    expect(readings.savedPositions).toEqual([
      { issueId: 'issue-1', page: 4, readAt, ...edition },
      { issueId: 'issue-2', page: 0, readAt, ...edition },
    ]);
  });

  it('sends positions again after a network failure', async () => {
    const { keep, sync, readings } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    readings.failure = failures.networkConnection;
    expect((await sync.execute()).ok).toBe(false);
    readings.failure = null;
    await sync.execute();
    expect(readings.savedPositions).toEqual([{ issueId: 'issue-1', page: 3, readAt, ...edition }]);
  });

  it('does not retry a comic whose access has ended', async () => {
    const { keep, sync, readings, positions } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    readings.failure = failures.forbidden;
    expect((await sync.execute()).ok).toBe(true);
    expect(positions.listUnsynced('ana')).toEqual([]);
  });

  it.each([
    serviceFailure('USER.AGE_UNCONFIRMED'),
    serviceFailure('USER.BLOCKED_CONTENT'),
    serviceFailure('ISSUE.UNAVAILABLE_MARKET'),
    serviceFailure('REQUEST.INVALID'),
    // A 403 of a proxy.
    { ...failures.forbidden, lacksCode: true },
  ])('keeps the position of a comic that fails with $code, and sends the others', async (failure) => {
    const { keep, sync, readings, positions } = setUpSyncPositions();
    for (const issueId of ['issue-1', 'issue-2']) keep.execute(editionOf(issueId), 3);
    const save = readings.savePosition.bind(readings);
    readings.savePosition = async (issueId, position) =>
      issueId === 'issue-1' ? failed(failure) : save(issueId, position);
    expect((await sync.execute()).ok).toBe(true);
    expect(readings.savedPositions).toEqual([{ issueId: 'issue-2', page: 3, readAt, ...edition }]);
    expect(positions.listUnsynced('ana').map(({ issueId }) => issueId)).toEqual(['issue-1']);
  });

  it('sends a position that was not accepted again only in another session or after a page turn', async () => {
    const { keep, sync, readings, positions, session } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    readings.failure = serviceFailure('USER.AGE_UNCONFIRMED');
    await sync.execute();
    readings.failure = null;
    await sync.execute();
    expect(readings.savedPositions).toEqual([]);
    positions.save('ana', 'issue-1', { page: 4, readAt: '2026-03-01T12:05:00.000Z' });
    await sync.execute();
    expect(readings.savedPositions.map(({ page }) => page)).toEqual([4]);

    keep.execute(editionOf('issue-2'), 3);
    readings.failure = serviceFailure('USER.AGE_UNCONFIRMED');
    await sync.execute();
    readings.failure = null;
    session.open({ ...exampleCredentials, token: 'another-token' });
    await sync.execute();
    expect(readings.savedPositions.map(({ issueId }) => issueId)).toEqual(['issue-1', 'issue-2']);
  });

  it('sends a finished issue again if a proxy refused its last page', async () => {
    const { sync, readings, positions, session } = setUpSyncPositions();
    positions.save('ana', 'issue-1', { page: 3, readAt, ...edition, finishedAt: '2026-02-27T12:00:00.000Z' });
    readings.failure = { ...failures.forbidden, lacksCode: true };
    await sync.execute();
    expect(positions.listUnsynced('ana')).toHaveLength(1);
    readings.failure = null;
    session.open({ ...exampleCredentials, token: 'another-token' });
    await sync.execute();
    expect(readings.savedPositions.map(({ page }) => page)).toEqual([pages.length - 1, 3]);
  });

  it("does not send one user's positions for another user of the device", async () => {
    const { keep, sync, readings, session } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    session.open({ token: 'token-of-bia', readerId: 'bia' });
    await sync.execute();
    expect(readings.savedPositions).toEqual([]);
  });

  it('stops if another user signs in meanwhile', async () => {
    const { keep, sync, readings, session, positions } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    keep.execute(editionOf('issue-2'), 4);
    const heldResponses = holdResponses(readings, 'savePosition');
    const done = sync.execute();
    session.open(otherCredentials);
    await heldResponses.release();
    await done;
    expect(readings.savedPositions).toHaveLength(1);
    expect(positions.listUnsynced('ana').map(({ issueId }) => issueId)).toEqual(['issue-1', 'issue-2']);
  });

  it('leaves a position to the visitor who reads after the reader signed out during a request', async () => {
    const { keep, sync, readings, session, positions } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    const heldResponses = holdResponses(readings, 'savePosition');
    const done = sync.execute();
    session.close('signed-out');
    keep.execute(editionOf('issue-1'), 4);
    await heldResponses.release();
    await done;
    expect([positions.find(null, 'issue-1')?.page, positions.find('ana', 'issue-1')?.page]).toEqual([4, 3]);
  });

  it('sends nothing of a finished issue for another user who signs in after its first request', async () => {
    const { sync, readings, session, positions } = setUpSyncPositions();
    positions.save('ana', 'issue-1', { page: 3, readAt, ...edition, finishedAt: '2026-02-27T12:00:00.000Z' });
    const heldResponses = holdResponses(readings, 'savePosition');
    const done = sync.execute();
    session.open(otherCredentials);
    await heldResponses.release();
    await done;
    expect(readings.savedPositions.map(({ page }) => page)).toEqual([pages.length - 1]);
    expect(positions.listUnsynced('ana')).toHaveLength(1);
  });

  it('sends the position if the edition became shorter than when the issue was finished', async () => {
    const { sync, readings, positions } = setUpSyncPositions();
    positions.save('ana', 'issue-1', { page: 3, readAt, ...edition, finishedAt: '2026-02-27T12:00:00.000Z' });
    const save = readings.savePosition.bind(readings);
    readings.savePosition = async (issueId, position) =>
      position.page > 5 ? failed(serviceFailure('CONTENT.INVALID_PAGE')) : save(issueId, position);
    expect((await sync.execute()).ok).toBe(true);
    expect(readings.savedPositions).toEqual([{ issueId: 'issue-1', page: 3, readAt, ...edition }]);
    expect(positions.listUnsynced('ana')).toEqual([]);
  });

  it('sends a refused position again once the reader has confirmed their age', async () => {
    const { keep, sync, readings } = setUpSyncPositions();
    keep.execute(editionOf('issue-1'), 3);
    readings.failure = serviceFailure('USER.AGE_UNCONFIRMED');
    await sync.execute();
    readings.failure = null;
    await sync.execute({ resendsRefused: true });
    expect(readings.savedPositions).toEqual([{ issueId: 'issue-1', page: 3, readAt, ...edition }]);
  });

  it('sends the last page once when a finished issue is read again', async () => {
    const { sync, readings, positions } = setUpSyncPositions();
    const finishedAt = '2026-02-27T12:00:00.000Z';
    positions.save('ana', 'issue-1', { page: 3, readAt, ...edition, finishedAt });
    await sync.execute();
    await sync.execute();
    expect(readings.savedPositions).toEqual([
      { issueId: 'issue-1', page: pages.length - 1, readAt: finishedAt, ...edition },
      { issueId: 'issue-1', page: 3, readAt, ...edition },
    ]);
    expect(positions.find('ana', 'issue-1')).toEqual({ page: 3, readAt, ...edition });
  });

  it('sends what a visitor read after signing in, to that account only', async () => {
    const { keep, sync, readings, session } = setUpSyncPositions();
    session.close('signed-out');
    keep.execute(editionOf('issue-1'), 3);
    session.open(otherCredentials);
    await sync.execute();
    session.open(exampleCredentials);
    await sync.execute();
    expect(readings.savedPositions).toEqual([{ issueId: 'issue-1', page: 3, readAt, ...edition }]);
  });

  describe('with page views', () => {
    const views = [
      { page: 2, readAt },
      { page: 3, readAt },
    ];
    const sentViews = views.map((view) => ({ issueId: 'issue-1', ...view }));

    it('sends those of an issue once, with its position', async () => {
      const { keep, sync, readings, pageViews } = setUpSyncPositions();
      keep.execute(editionOf('issue-1'), 3);
      pageViews.add('ana', 'issue-1', views);
      pageViews.add('ana', 'issue-2', views);
      await sync.execute();
      keep.execute(editionOf('issue-1'), 4);
      await sync.execute();
      expect(readings.savedPageViews).toEqual(sentViews);
      expect([pageViews.list('ana', 'issue-1'), pageViews.list('ana', 'issue-2')]).toEqual([[], views]);
    });

    it('sends those of an issue whose position is synced already', async () => {
      const { keep, sync, readings, pageViews } = setUpSyncPositions();
      keep.execute(editionOf('issue-1'), 3);
      await sync.execute();
      pageViews.add('ana', 'issue-1', views);
      await sync.execute();
      await sync.execute();
      expect(readings.savedPageViews).toEqual(sentViews);
      expect(readings.savedPositions.map(({ page }) => page)).toEqual([3, 3]);
      expect(pageViews.list('ana', 'issue-1')).toEqual([]);
    });

    it('sends them again after a lost response, with those that were added meanwhile', async () => {
      const { keep, sync, readings, pageViews } = setUpSyncPositions();
      keep.execute(editionOf('issue-1'), 3);
      pageViews.add('ana', 'issue-1', views);
      readings.failure = failures.networkConnection;
      await sync.execute();
      readings.failure = null;
      pageViews.add('ana', 'issue-1', [{ page: 4, readAt }]);
      await sync.execute();
      expect(readings.savedPageViews).toEqual([...sentViews, { issueId: 'issue-1', page: 4, readAt }]);
    });

    it('keeps those that are added during a request', async () => {
      const { keep, sync, readings, pageViews } = setUpSyncPositions();
      keep.execute(editionOf('issue-1'), 3);
      pageViews.add('ana', 'issue-1', views);
      const heldResponses = holdResponses(readings, 'savePosition');
      const done = sync.execute();
      pageViews.add('ana', 'issue-1', [{ page: 4, readAt }]);
      await heldResponses.release();
      await done;
      expect(pageViews.list('ana', 'issue-1')).toEqual([{ page: 4, readAt }]);
    });

    it('drops those of an issue whose access has ended, and keeps those that may be accepted later', async () => {
      const { keep, sync, readings, pageViews } = setUpSyncPositions();
      keep.execute(editionOf('issue-1'), 3);
      pageViews.add('ana', 'issue-1', views);
      readings.failure = serviceFailure('USER.AGE_UNCONFIRMED');
      await sync.execute();
      expect(pageViews.list('ana', 'issue-1')).toEqual(views);
      readings.failure = serviceFailure('USER.NO_ACCESS');
      await sync.execute({ resendsRefused: true });
      expect(pageViews.list('ana', 'issue-1')).toEqual([]);
    });

    it.each(['REQUEST.INVALID', 'CONTENT.INVALID_PAGE'] as const)(
      'sends the position without them after %s',
      async (code) => {
        const { keep, sync, readings, positions, pageViews } = setUpSyncPositions();
        keep.execute(editionOf('issue-1'), 3);
        pageViews.add('ana', 'issue-1', views);
        const save = readings.savePosition.bind(readings);
        readings.savePosition = async (issueId, position, sent = []) =>
          sent.length > 0 ? failed(serviceFailure(code)) : save(issueId, position);
        await sync.execute();
        expect(readings.savedPositions).toEqual([{ issueId: 'issue-1', page: 3, readAt, ...edition }]);
        expect([positions.listUnsynced('ana'), pageViews.list('ana', 'issue-1')]).toEqual([[], []]);
      },
    );

    it('sends no position without them for another user who signs in meanwhile', async () => {
      const { keep, sync, readings, session, pageViews } = setUpSyncPositions();
      keep.execute(editionOf('issue-1'), 3);
      pageViews.add('ana', 'issue-1', views);
      let requests = 0;
      readings.savePosition = async () => {
        requests += 1;
        session.open(otherCredentials);
        return failed(serviceFailure('REQUEST.INVALID'));
      };
      await sync.execute();
      expect([requests, pageViews.list('ana', 'issue-1')]).toEqual([1, views]);
    });
  });

  it('fails without a session', async () => {
    const { keep, sync, readings, session } = setUpSyncPositions();
    session.close('signed-out');
    keep.execute(editionOf('issue-1'), 3);
    expect((await sync.execute()).ok).toBe(false);
    expect(readings.savedPositions).toEqual([]);
  });
});
