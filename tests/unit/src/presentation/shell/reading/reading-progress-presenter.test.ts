import { adoptPositions } from '../../../../../../src/application/reading/adopt-positions.ts';
import { failures } from '../../../../../../src/domain/failure.ts';
import type { Reading } from '../../../../../../src/domain/reading/reading.ts';
import { ReadingProgressPresenter } from '../../../../../../src/presentation/shell/reading/reading-progress-presenter.ts';
import { setUpProfile } from '../../../../../fakes/account/set-up-profile.ts';
import { buildIssue } from '../../../../../fakes/catalogue/build-issue.ts';
import { flushPromises } from '../../../../../fakes/flush-promises.ts';
import { holdResponses } from '../../../../../fakes/hold-responses.ts';
import { FakeReadingPositions } from '../../../../../fakes/reading/fake-reading-positions.ts';
import { FakeReadings } from '../../../../../fakes/reading/fake-readings.ts';
import {
  exampleCredentials,
  FakeSession,
  otherCredentials,
} from '../../../../../fakes/session/fake-session.ts';

const readAt = '2026-03-01T12:00:00.000Z';
const issueOf = (id: string) => ({ id, pagesCount: 10 });
const later = '2026-03-02T12:00:00.000Z';
const started: Reading = { issue: buildIssue(), page: 3, pagesCount: 10, readAt, finishedAt: null };
const finished: Reading = {
  ...started,
  issue: buildIssue({ id: 'issue-2', slug: 'nanquim-2' }),
  page: 9,
  finishedAt: readAt,
};

function setUpProgress(session = new FakeSession(exampleCredentials)) {
  const { sessionPresenter, notifications } = setUpProfile({ session });
  sessionPresenter.start();
  const readings = new FakeReadings();
  readings.sessionCheck = { session, revokedTokens: [] };
  readings.readings = [started, finished];
  const presenter = new ReadingProgressPresenter(readings, sessionPresenter);
  return { session, readings, notifications, presenter };
}

describe('ReadingProgressPresenter', () => {
  it('loads the progress of the reader once', async () => {
    const { readings, presenter } = setUpProgress();
    expect([presenter.positionOf('issue-1'), presenter.isFinished(issueOf('issue-2'))]).toEqual([
      null,
      false,
    ]);
    presenter.start();
    await flushPromises();
    expect(presenter.positionOf('issue-1')).toEqual({
      issueId: 'issue-1',
      page: 3,
      pagesCount: 10,
      readAt,
      finishedAt: null,
    });
    expect(['issue-1', 'issue-2', 'issue-3'].map((id) => presenter.isFinished(issueOf(id)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(readings.progressRequests).toEqual(['ana']);
  });

  it('requests nothing for visitors, whose issues finish on this device', async () => {
    const { readings, presenter } = setUpProgress(new FakeSession());
    const positions = new FakeReadingPositions();
    positions.save('ana', 'issue-3', { page: 9, readAt });
    positions.save(null, 'issue-1', { page: 9, readAt });
    positions.save(null, 'issue-2', { page: 8, readAt });
    presenter.start();
    const listFinished = () =>
      ['issue-1', 'issue-2', 'issue-3'].filter((id) => presenter.isFinished(issueOf(id)));
    expect(listFinished()).toEqual([]);
    presenter.readDevice(positions);
    expect(listFinished()).toEqual(['issue-1']);
    presenter.recordTurn('issue-2', { page: 9, readAt: later }, 10);
    expect(listFinished()).toEqual(['issue-1', 'issue-2']);
    await flushPromises();
    expect(readings.progressRequests).toEqual([]);
  });

  it('compares positions on this device with the length of the edition that was read', () => {
    const { presenter } = setUpProgress(new FakeSession());
    const positions = new FakeReadingPositions();
    positions.save(null, 'issue-1', { page: 5, readAt, pagesCount: 6 });
    positions.save(null, 'issue-2', { page: 9, readAt, pagesCount: 12 });
    presenter.readDevice(positions);
    expect(['issue-1', 'issue-2'].map((id) => presenter.isFinished(issueOf(id)))).toEqual([true, false]);
  });

  it('keeps an issue finished that a visitor reads again', () => {
    const { presenter } = setUpProgress(new FakeSession());
    const positions = new FakeReadingPositions();
    positions.save(null, 'issue-1', { page: 2, readAt: later, pagesCount: 10, finishedAt: readAt });
    presenter.readDevice(positions);
    expect(presenter.isFinished(issueOf('issue-1'))).toBe(true);
    presenter.recordTurn('issue-1', { page: 3, readAt: later, pagesCount: 10, finishedAt: readAt }, 10);
    expect(presenter.positionOf('issue-1')).toMatchObject({ page: 3, finishedAt: readAt });
  });

  it('keeps what a visitor finished for the reader who signs in, and for no other visitor', async () => {
    const { session, readings, presenter } = setUpProgress(new FakeSession());
    readings.readings = [];
    const positions = new FakeReadingPositions();
    positions.save(null, 'issue-1', { page: 9, readAt });
    presenter.start();
    presenter.readDevice(positions);
    adoptPositions(positions, session);
    session.subscribe(() => presenter.readDevice(positions));
    session.open(exampleCredentials);
    await flushPromises();
    expect(presenter.isFinished(issueOf('issue-1'))).toBe(true);
    session.close('signed-out');
    expect(presenter.isFinished(issueOf('issue-1'))).toBe(false);
  });

  it('finishes an issue when the reader turns to its last page, and keeps it finished', async () => {
    const { presenter } = setUpProgress();
    presenter.start();
    await flushPromises();
    presenter.recordTurn('issue-1', { page: 8, readAt: later }, 10);
    expect(presenter.isFinished(issueOf('issue-1'))).toBe(false);
    presenter.recordTurn('issue-1', { page: 9, readAt: later }, 10);
    expect(presenter.isFinished(issueOf('issue-1'))).toBe(true);
    presenter.recordTurn('issue-1', { page: 0, readAt: '2026-03-03T12:00:00.000Z' }, 10);
    expect(presenter.positionOf('issue-1')).toMatchObject({ page: 0, finishedAt: later });
  });

  it('keeps page turns that were made while the progress was loading', async () => {
    const { readings, presenter } = setUpProgress();
    const { release } = holdResponses(readings, 'listProgress');
    presenter.start();
    presenter.recordTurn('issue-2', { page: 1, readAt: later }, 10);
    expect(presenter.positionOf('issue-2')).toMatchObject({ page: 1, finishedAt: null });
    await release();
    expect(presenter.positionOf('issue-2')).toMatchObject({ page: 1, finishedAt: readAt });
  });

  it('shows no progress of a reader who signed out, and loads that of the next reader', async () => {
    const { session, readings, presenter } = setUpProgress();
    presenter.start();
    await flushPromises();
    presenter.recordTurn('issue-1', { page: 9, readAt: later }, 10);
    session.close('signed-out');
    expect(presenter.entries.size).toBe(0);
    readings.readings = [started];
    session.open(otherCredentials);
    await flushPromises();
    expect([...presenter.entries.keys()]).toEqual(['issue-1']);
    expect(presenter.isFinished(issueOf('issue-1'))).toBe(false);
  });

  it('marks nothing and reports nothing if the request fails', async () => {
    const { readings, notifications, presenter } = setUpProgress();
    readings.failure = failures.networkConnection;
    presenter.start();
    await flushPromises();
    expect([presenter.entries.size, notifications.all.length]).toEqual([0, 0]);
  });
});
