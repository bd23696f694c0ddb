import { OwnShelves } from '../../../../../src/presentation/home/own-shelves.ts';
import { someProfile } from '../../../../fakes/account/some-profile.ts';
import { FakeFavourites } from '../../../../fakes/catalogue/fake-favourites.ts';
import { someIssue } from '../../../../fakes/catalogue/some-issue.ts';
import { holdAnswers, settled } from '../../../../fakes/hold-answers.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { refusal } from '../../../../fakes/refusal.ts';
import { FakeSession, otherCredentials } from '../../../../fakes/session/fake-session.ts';

const reading = { issue: someIssue(), page: 3, pagesCount: 10, readAt: '2026-03-01T12:00:00.000Z' };
const finished = { ...reading, issue: someIssue({ id: 'issue-2' }), page: 9 };

function build(session?: FakeSession) {
  const readings = new FakeReadings();
  readings.readings = [finished, reading];
  const favourites = new FakeFavourites(someIssue());
  favourites.shelf = ['issue-1'];
  const { sessionPresenter, session: device } = someProfile(session && { session });
  const own = new OwnShelves(readings, favourites, sessionPresenter);
  return { readings, favourites, sessionPresenter, device, own };
}

describe("a reader's own shelves", () => {
  it('keep their room before it is known who has signed in, and for nobody where nobody has', () => {
    const { own } = build();
    void own.refresh();
    expect(own.current?.readings.isLoading).toBe(true);
    const visitor = build(new FakeSession()).own;
    void visitor.refresh();
    expect(visitor.current).toBeNull();
  });

  it('hold what was begun, and no comic that was read to its end', async () => {
    const { own } = build();
    await own.refresh();
    expect(own.current?.readings.items).toEqual([reading]);
  });

  it('ask for the readings anew on every visit, and show the former ones until those have come', async () => {
    const { own, readings } = build();
    await own.refresh();
    readings.readings = [{ ...reading, page: 7 }];
    const answers = holdAnswers(readings, 'ofUser');
    const refreshed = own.refresh();
    expect(own.current?.readings.items).toEqual([reading]);
    await answers.release();
    await refreshed;
    expect(own.current?.readings.items[0]?.page).toBe(7);
  });

  it('are as the newest answer tells, whatever an older question brings after it', async () => {
    const { own, readings } = build();
    await own.refresh();
    const answers = holdAnswers(readings, 'ofUser');
    const refreshed = [own.refresh(), own.refresh()];
    readings.readings = [{ ...reading, page: 7 }];
    await answers.release(1);
    expect(own.current?.readings.items[0]?.page).toBe(7);
    readings.readings = [{ ...reading, page: 5 }];
    await answers.release(0);
    await Promise.all(refreshed);
    expect(own.current?.readings.items[0]?.page).toBe(7);
  });

  it('keep what they hold where asking anew fails', async () => {
    const { own, readings } = build();
    await own.refresh();
    readings.failure = refusal('UNKNOWN');
    await own.refresh();
    expect(own.current?.readings.items).toEqual([reading]);
    expect(own.current?.readings.failure).toBeNull();
  });

  it('say it where the readings do not come at all, and bring them when asked again', async () => {
    const { own, readings } = build();
    readings.failure = refusal('UNKNOWN');
    await own.refresh();
    expect(own.current?.readings.failure?.code).toBe('UNKNOWN');
    readings.failure = null;
    await own.current?.readings.more();
    expect(own.current?.readings.items).toEqual([reading]);
  });

  it('ask for favourites when somebody comes near, and from then on anew with every visit', async () => {
    const { own, favourites } = build();
    await own.refresh();
    await own.refresh();
    expect(favourites.requests).toEqual([]);
    await own.current?.favourites.start();
    favourites.shelf = [];
    await own.refresh();
    expect(own.current?.favourites.isEmpty).toBe(true);
    expect(favourites.requests).toEqual(['list 0', 'list 0']);
  });

  it("show nothing of one reader's once the session is another's, nor what comes late", async () => {
    const { own, readings, device, sessionPresenter } = build();
    sessionPresenter.start();
    const stop = own.start();
    await settled();
    const [former] = [own.current];
    const answers = holdAnswers(readings, 'ofUser');
    const late = own.refresh();
    device.changeElsewhere(otherCredentials);
    expect(own.current).not.toBe(former);
    expect(own.current?.readings.items ?? []).toEqual([]);
    await answers.release();
    await late;
    expect(own.current?.userId).toBe(otherCredentials.userId);
    expect(own.current?.readings.items).toEqual([]);
    await answers.release();
    expect(own.current?.readings.items).toEqual([reading]);
    stop();
  });

  it('go with the session', async () => {
    const { own, device, sessionPresenter } = build();
    await own.refresh();
    device.close('signed-out');
    await sessionPresenter.restore();
    expect(own.current).toBeNull();
  });
});
