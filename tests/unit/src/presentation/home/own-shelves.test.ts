import { OwnShelves } from '../../../../../src/presentation/home/own-shelves.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import { flushPromises } from '../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../fakes/hold-responses.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { serviceFailure } from '../../../../fakes/service-failure.ts';
import { FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const reading = { issue: buildIssue(), page: 3, pagesCount: 10, readAt: '2026-03-01T12:00:00.000Z' };
const finished = { ...reading, issue: buildIssue({ id: 'issue-2' }), page: 9 };

function build(session?: FakeSession) {
  const readings = new FakeReadings();
  readings.readings = [finished, reading];
  const favourites = new FakeFavourites(buildIssue());
  favourites.favouriteIds = ['issue-1'];
  const { sessionPresenter, session: device } = setUpProfile(session && { session });
  const own = new OwnShelves(readings, favourites, sessionPresenter);
  return { readings, favourites, sessionPresenter, device, own };
}

describe('OwnShelves', () => {
  it('reserves space while the lists load, but not for visitors', () => {
    const { own } = build();
    void own.refresh();
    expect(own.current?.readings.isLoading).toBe(true);
    const visitor = build(new FakeSession()).own;
    void visitor.refresh();
    expect(visitor.current).toBeNull();
  });

  it('contains started comics, but no finished ones', async () => {
    const { own } = build();
    await own.refresh();
    expect(own.current?.readings.items).toEqual([reading]);
  });

  it('reloads the readings on every visit, and shows the former ones in the meantime', async () => {
    const { own, readings } = build();
    await own.refresh();
    readings.readings = [{ ...reading, page: 7 }];
    const answers = holdResponses(readings, 'listByReader');
    const refreshed = own.refresh();
    expect(own.current?.readings.items).toEqual([reading]);
    await answers.release();
    await refreshed;
    expect(own.current?.readings.items[0]?.page).toBe(7);
  });

  it('ignores a late answer to an earlier refresh', async () => {
    const { own, readings } = build();
    await own.refresh();
    const answers = holdResponses(readings, 'listByReader');
    const refreshed = [own.refresh(), own.refresh()];
    readings.readings = [{ ...reading, page: 7 }];
    await answers.release(1);
    expect(own.current?.readings.items[0]?.page).toBe(7);
    readings.readings = [{ ...reading, page: 5 }];
    await answers.release(0);
    await Promise.all(refreshed);
    expect(own.current?.readings.items[0]?.page).toBe(7);
  });

  it('keeps the lists if a refresh fails', async () => {
    const { own, readings } = build();
    await own.refresh();
    readings.failure = serviceFailure('UNEXPECTED');
    await own.refresh();
    expect(own.current?.readings.items).toEqual([reading]);
    expect(own.current?.readings.failure).toBeNull();
  });

  it('reports that the readings could not be loaded, and retries', async () => {
    const { own, readings } = build();
    readings.failure = serviceFailure('UNEXPECTED');
    await own.refresh();
    expect(own.current?.readings.failure?.code).toBe('UNEXPECTED');
    readings.failure = null;
    await own.current?.readings.loadMore();
    expect(own.current?.readings.items).toEqual([reading]);
  });

  it('loads favourites when they are scrolled near, and then on every visit', async () => {
    const { own, favourites } = build();
    await own.refresh();
    await own.refresh();
    expect(favourites.requests).toEqual([]);
    await own.current?.favourites.start();
    favourites.favouriteIds = [];
    await own.refresh();
    expect(own.current?.favourites.isEmpty).toBe(true);
    expect(favourites.requests).toEqual(['list 0', 'list 0']);
  });

  it('shows nothing of a former reader, even if it arrives late', async () => {
    const { own, readings, device, sessionPresenter } = build();
    sessionPresenter.start();
    const stop = own.start();
    await flushPromises();
    const [former] = [own.current];
    const answers = holdResponses(readings, 'listByReader');
    const late = own.refresh();
    device.changeInAnotherTab(otherCredentials);
    expect(own.current).not.toBe(former);
    expect(own.current?.readings.items ?? []).toEqual([]);
    await answers.release();
    await late;
    expect(own.current?.readerId).toBe(otherCredentials.readerId);
    expect(own.current?.readings.items).toEqual([]);
    await answers.release();
    expect(own.current?.readings.items).toEqual([reading]);
    stop();
  });

  it('is empty after the session ends', async () => {
    const { own, device, sessionPresenter } = build();
    await own.refresh();
    device.close('signed-out');
    await sessionPresenter.restore();
    expect(own.current).toBeNull();
  });
});
