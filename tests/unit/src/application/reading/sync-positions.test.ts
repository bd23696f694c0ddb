import { KeepPosition } from '../../../../../src/application/reading/keep-position.ts';
import { SyncPositions } from '../../../../../src/application/reading/sync-positions.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { holdAnswers } from '../../../../fakes/hold-answers.ts';
import { FakeReadingPositions } from '../../../../fakes/reading/fake-reading-positions.ts';
import { FakeReadings } from '../../../../fakes/reading/fake-readings.ts';
import { FakeSession, otherCredentials, someCredentials } from '../../../../fakes/session/fake-session.ts';

describe('SyncPositions', () => {
  const build = () => {
    const session = new FakeSession(someCredentials);
    const positions = new FakeReadingPositions();
    const readings = new FakeReadings();
    const keep = new KeepPosition(positions, session, new FakeClock());
    return { session, readings, positions, keep, tell: new SyncPositions(positions, readings, session) };
  };
  const readAt = '2026-03-01T12:00:00.000Z';

  it('tells the last page of each comic, once', async () => {
    const { keep, tell, readings } = build();
    keep.execute('issue-1', 3);
    keep.execute('issue-1', 4);
    keep.execute('issue-2', 0);
    await tell.execute();
    await tell.execute();
    expect(readings.told).toEqual([
      { issueId: 'issue-1', page: 4, readAt },
      { issueId: 'issue-2', page: 0, readAt },
    ]);
  });

  it('tells them later when the network was missing', async () => {
    const { keep, tell, readings } = build();
    keep.execute('issue-1', 3);
    readings.failure = failures.networkConnection;
    expect((await tell.execute()).ok).toBe(false);
    readings.failure = null;
    await tell.execute();
    expect(readings.told).toEqual([{ issueId: 'issue-1', page: 3, readAt }]);
  });

  it('does not ask again about a comic whose right has ended', async () => {
    const { keep, tell, readings, positions } = build();
    keep.execute('issue-1', 3);
    readings.failure = failures.forbidden;
    expect((await tell.execute()).ok).toBe(true);
    expect(positions.untold('ana')).toEqual([]);
  });

  it("keeps one user's positions from the next user of the device", async () => {
    const { keep, tell, readings, session } = build();
    keep.execute('issue-1', 3);
    session.open({ token: 'token-of-bia', userId: 'bia' });
    await tell.execute();
    expect(readings.told).toEqual([]);
  });

  it("does not tell the rest as another's when that one signs in meanwhile", async () => {
    const { keep, tell, readings, session, positions } = build();
    keep.execute('issue-1', 3);
    keep.execute('issue-2', 4);
    const answers = holdAnswers(readings, 'tell');
    const done = tell.execute();
    session.open(otherCredentials);
    await answers.release();
    await done;
    expect(readings.told).toHaveLength(1);
    expect(positions.untold('ana').map(({ issueId }) => issueId)).toEqual(['issue-2']);
  });

  it('keeps nothing for nobody', async () => {
    const { keep, tell, readings, session } = build();
    session.close('wanted');
    keep.execute('issue-1', 3);
    expect((await tell.execute()).ok).toBe(false);
    expect(readings.told).toEqual([]);
  });
});
