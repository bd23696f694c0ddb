import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';
import { flushMicrotasks, openedAt, ReaderFixture } from './reader-fixture.ts';

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

describe('a comic that stays open when the session ends', () => {
  it('continues at the same page, which is not saved for the next viewer', async () => {
    const reader = new ReaderFixture();
    reader.viewerFixture.session.close('refused');
    reader.presenter.resize({ width: 1440, height: 900, density: 1 });
    await reader.presenter.open('issue-1', 12);
    await flushMicrotasks();
    expect(reader.reading.page).toBe(12);
    expect(reader.positions.find(null, 'issue-1')).toBeNull();
    reader.reading.turn(1);
    await flushMicrotasks();
    expect(reader.positions.find(null, 'issue-1')?.page).toBe(13);
  });

  it('shows the end of the sample if only that may be read now, and the same page after signing in', async () => {
    const reader = new ReaderFixture();
    reader.positions.save(exampleCredentials.readerId, 'issue-1', {
      page: 12,
      readAt: openedAt.toISOString(),
    });
    const { session } = reader.viewerFixture;
    session.close('refused');
    reader.issues.sampledIds.add('issue-1');
    await reader.presenter.open('issue-1', 12);
    expect(reader.reading.isAtEnd).toBe(true);
    reader.reading.turn(-1);
    expect(reader.reading.page).toBe(2);
    session.open(exampleCredentials);
    reader.issues.sampledIds.clear();
    reader.presenter.leave();
    await reader.presenter.open('issue-1');
    expect(reader.reading.page).toBe(12);
  });

  it('does not move another comic', async () => {
    const reader = new ReaderFixture();
    await reader.presenter.open('issue-1', 12);
    reader.presenter.leave();
    reader.positions.save(exampleCredentials.readerId, 'issue-1', {
      page: 4,
      readAt: openedAt.toISOString(),
    });
    await reader.presenter.open('issue-1');
    expect(reader.reading.page).toBe(4);
  });
});

it('ReaderPresenter shows how to continue when the right to read ends while reading', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  await reader.paint();
  reader.issues.sampledIds.add('issue-1');
  reader.images.failuresByAddressPart.set('page-20/', failures.forbidden);
  reader.reading.goTo(19);
  await flushMicrotasks();
  expect(reader.reading.comic.isSample).toBe(true);
  expect(reader.reading.isAtEnd).toBe(true);
  expect(reader.position).toBe(0);
});
