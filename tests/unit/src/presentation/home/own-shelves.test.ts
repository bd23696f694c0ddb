import { ListNextIssues } from '../../../../../src/application/reading/list-next-issues.ts';
import { OwnShelves } from '../../../../../src/presentation/home/own-shelves.ts';
import { Lazy } from '../../../../../src/presentation/ui/lazy-loading/lazy.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import { FakeIssues } from '../../../../fakes/catalogue/fake-issues.ts';
import { chunkLoadError } from '../../../../fakes/chunk-load-error.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { buildVisitorReadings } from '../../../../fakes/reading/build-visitor-readings.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const reading = {
  issue: buildIssue(),
  page: 3,
  pagesCount: 10,
  readAt: '2026-03-01T12:00:00.000Z',
  finishedAt: null,
};
const finished = {
  ...reading,
  issue: buildIssue({ id: 'issue-2' }),
  page: 9,
  finishedAt: '2026-03-02T12:00:00.000Z',
};
const nextIssue = buildIssue({ id: 'issue-3' });

function setUpShelves(session?: FakeSession, loadsLazily = true) {
  const readings = new FakeReadings();
  readings.readings = [finished, reading];
  const favourites = new FakeFavourites(buildIssue());
  favourites.favouriteIds = ['issue-1'];
  const { sessionPresenter, session: device } = setUpProfile(session && { session });
  const issues = new FakeIssues(finished.issue, nextIssue);
  issues.seriesIssueIds = [[finished.issue.id, nextIssue.id]];
  const ownShelves = new OwnShelves({
    readings,
    favourites,
    session: sessionPresenter,
    visitorReadings: buildVisitorReadings(sessionPresenter),
    listNextIssues: new Lazy(async () => {
      if (!loadsLazily) throw chunkLoadError();
      return new ListNextIssues(readings, issues);
    }),
  });
  return { readings, favourites, sessionPresenter, device, ownShelves };
}

describe('OwnShelves', () => {
  it('reserves space while the lists load, but not for visitors', () => {
    const { ownShelves } = setUpShelves();
    void ownShelves.refresh();
    expect(ownShelves.current?.readings.isLoading).toBe(true);
    const visitor = setUpShelves(new FakeSession()).ownShelves;
    void visitor.refresh();
    expect(visitor.current).toBeNull();
  });

  it('contains started comics, but no finished ones', async () => {
    const { ownShelves } = setUpShelves();
    await ownShelves.refresh();
    expect(ownShelves.current?.readings.items).toEqual([reading]);
  });

  it('continues the series of a reader who has finished everything', async () => {
    const { ownShelves, readings } = setUpShelves();
    await ownShelves.refresh();
    expect(ownShelves.current?.nextIssues.items).toEqual([]);
    readings.readings = [finished];
    const responses = holdResponses(readings, 'listProgress');
    const refreshed = ownShelves.refresh();
    await flushPromises();
    // The started comics stay until it is known what replaces them.
    expect(ownShelves.current?.readings.items).toEqual([reading]);
    await responses.release();
    await refreshed;
    expect(ownShelves.current?.readings.isEmpty).toBe(true);
    expect(ownShelves.current?.nextIssues.items).toEqual([nextIssue]);
  });

  it('knows no next issues if their code cannot be loaded', async () => {
    const { ownShelves, readings } = setUpShelves(undefined, false);
    readings.readings = [finished];
    await ownShelves.refresh();
    expect(ownShelves.current?.nextIssues.isEmpty).toBe(true);
  });

  it('reloads the readings on every visit, and shows the former ones in the meantime', async () => {
    const { ownShelves, readings } = setUpShelves();
    await ownShelves.refresh();
    readings.readings = [{ ...reading, page: 7 }];
    const responses = holdResponses(readings, 'listByReader');
    const refreshed = ownShelves.refresh();
    expect(ownShelves.current?.readings.items).toEqual([reading]);
    await responses.release();
    await refreshed;
    expect(ownShelves.current?.readings.items[0]?.page).toBe(7);
  });

  it('ignores a late response to an earlier refresh', async () => {
    const { ownShelves, readings } = setUpShelves();
    await ownShelves.refresh();
    const responses = holdResponses(readings, 'listByReader');
    const refreshed = [ownShelves.refresh(), ownShelves.refresh()];
    readings.readings = [{ ...reading, page: 7 }];
    await responses.release(1);
    expect(ownShelves.current?.readings.items[0]?.page).toBe(7);
    readings.readings = [{ ...reading, page: 5 }];
    await responses.release(0);
    await Promise.all(refreshed);
    expect(ownShelves.current?.readings.items[0]?.page).toBe(7);
  });

  it('keeps the lists if a refresh fails', async () => {
    const { ownShelves, readings } = setUpShelves();
    await ownShelves.refresh();
    readings.failure = serviceFailure('UNEXPECTED');
    await ownShelves.refresh();
    expect(ownShelves.current?.readings.items).toEqual([reading]);
    expect(ownShelves.current?.readings.failure).toBeNull();
  });

  it('reports that the readings could not be loaded, and retries', async () => {
    const { ownShelves, readings } = setUpShelves();
    readings.failure = serviceFailure('UNEXPECTED');
    await ownShelves.refresh();
    expect(ownShelves.current?.readings.failure?.code).toBe('UNEXPECTED');
    readings.failure = null;
    await ownShelves.current?.readings.loadMore();
    expect(ownShelves.current?.readings.items).toEqual([reading]);
  });

  it('loads favourites when they are scrolled near, and then on every visit', async () => {
    const { ownShelves, favourites } = setUpShelves();
    await ownShelves.refresh();
    await ownShelves.refresh();
    expect(favourites.requests).toEqual([]);
    await ownShelves.current?.favourites.start();
    favourites.favouriteIds = [];
    await ownShelves.refresh();
    expect(ownShelves.current?.favourites.isEmpty).toBe(true);
    expect(favourites.requests).toEqual(['list 0', 'list 0']);
  });

  it('shows nothing of a former reader, even if it arrives late', async () => {
    const { ownShelves, readings, device, sessionPresenter } = setUpShelves();
    sessionPresenter.start();
    const stop = ownShelves.start();
    await flushPromises();
    const [former] = [ownShelves.current];
    const responses = holdResponses(readings, 'listByReader');
    const lateRefresh = ownShelves.refresh();
    device.changeInAnotherTab(otherCredentials);
    expect(ownShelves.current).not.toBe(former);
    expect(ownShelves.current?.readings.items ?? []).toEqual([]);
    await responses.release();
    await lateRefresh;
    expect(ownShelves.current?.readerId).toBe(otherCredentials.readerId);
    expect(ownShelves.current?.readings.items).toEqual([]);
    await responses.release();
    expect(ownShelves.current?.readings.items).toEqual([reading]);
    stop();
  });

  it('is empty after the session ends', async () => {
    const { ownShelves, device, sessionPresenter } = setUpShelves();
    await ownShelves.refresh();
    device.close('signed-out');
    await sessionPresenter.restore();
    expect(ownShelves.current).toBeNull();
  });
});
