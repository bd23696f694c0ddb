import { jest } from '@jest/globals';
import { failures } from '../../../../../src/domain/failure.ts';
import { intendedChoice, readingKind } from '../../../../../src/domain/reading/reading-choice.ts';
import { buildIssue } from '../../../../fakes/catalogue/build-issue.ts';
import { flushMicrotasks, openedAt, ReaderFixture } from './reader-fixture.ts';

beforeEach(() => jest.useFakeTimers({ now: openedAt }));
afterEach(() => jest.useRealTimers());

describe('turning pages', () => {
  it('moves five pages after five quick key presses', async () => {
    const reader = new ReaderFixture();
    const reading = await reader.open();
    for (let key = 0; key < 5; key++) reading.turnTo('right');
    expect(reading.page).toBe(5);
  });

  it('goes left to the next page of a manga', async () => {
    const reader = new ReaderFixture(buildIssue({ readingDirection: 'rtl' }));
    const reading = await reader.open();
    reading.turnTo('left');
    expect(reading.page).toBe(1);
  });

  it('follows a change of direction', async () => {
    const reading = await new ReaderFixture().open();
    reading.choose({ direction: 'rtl' });
    reading.turnTo('left');
    expect(reading.page).toBe(1);
  });

  it('stops at the first page', async () => {
    const reading = await new ReaderFixture().open();
    reading.turn(-1);
    expect(reading.page).toBe(0);
  });

  it('shows the end after the last page, and comes back from it', async () => {
    const reading = await new ReaderFixture(buildIssue({ pagesCount: 3 })).open();
    reading.goToLast();
    expect(reading.isAtEnd).toBe(false);
    reading.turn(1);
    reading.turn(1);
    expect(reading.isAtEnd).toBe(true);
    reading.turn(-1);
    expect(reading.isAtEnd).toBe(false);
    expect(reading.page).toBe(2);
  });

  it('does nothing in an issue without pages', async () => {
    const reader = new ReaderFixture(buildIssue({ pagesCount: 0 }));
    const reading = await reader.open();
    reading.turn(1);
    expect(reading.isAtEnd).toBe(false);
    expect(reader.position).toBeUndefined();
  });
});

describe('the reading mode', () => {
  it('is the one intended for the issue', async () => {
    const reading = await new ReaderFixture(buildIssue({ readingMode: 'vertical' })).open();
    expect(reading.choice).toMatchObject({ mode: 'vertical', direction: 'ltr', fit: 'page' });
  });

  it('is stored for comics of the same kind', async () => {
    const manga = { readingDirection: 'rtl' } as const;
    const reader = new ReaderFixture(
      buildIssue(manga),
      buildIssue({ id: 'issue-2', ...manga }),
      buildIssue({ id: 'issue-3' }),
    );
    (await reader.open()).choose({ mode: 'vertical' });
    expect((await reader.open('issue-2')).choice.mode).toBe('vertical');
    expect((await reader.open('issue-3')).choice.mode).toBe('paged');
  });
});

describe('the reading position', () => {
  it('finishes the issue on its last page', async () => {
    const reader = new ReaderFixture();
    const { goTo } = await reader.open();
    goTo(38);
    await flushMicrotasks();
    expect(reader.progress.isFinished({ id: 'issue-1', pagesCount: 40 })).toBe(false);
    goTo(39);
    await flushMicrotasks();
    expect(reader.progress.isFinished({ id: 'issue-1', pagesCount: 40 })).toBe(true);
  });

  it('is the last page that was shown, until a later one loads', async () => {
    const reader = new ReaderFixture();
    const reading = await reader.open();
    reading.goTo(7);
    await flushMicrotasks();
    reader.images.failuresByAddressPart.set('page-40', failures.networkConnection);
    reading.goTo(39);
    await flushMicrotasks();
    reading.turn(1);
    await flushMicrotasks();
    expect(reading.isAtEnd).toBe(true);
    expect(reader.position).toBe(7);
    expect(reader.progress.isFinished({ id: 'issue-1', pagesCount: 40 })).toBe(false);

    // Loaded at the end, but not seen yet.
    reader.images.failuresByAddressPart.clear();
    reading.pageCache.retry(39);
    await flushMicrotasks();
    expect(reader.progress.isFinished({ id: 'issue-1', pagesCount: 40 })).toBe(false);
    reading.turn(-1);
    await flushMicrotasks();
    expect(reader.position).toBe(39);
    expect(reader.progress.isFinished({ id: 'issue-1', pagesCount: 40 })).toBe(true);
  });

  it('is not saved before the first page is shown', async () => {
    const reader = new ReaderFixture();
    reader.images.isPaused = true;
    await reader.open();
    expect(reader.position).toBeUndefined();
    reader.images.completeRequests();
    await flushMicrotasks();
    expect(reader.position).toBe(0);
  });

  it('is stored on the device with every page turn', async () => {
    const reader = new ReaderFixture();
    const reading = await reader.open();
    expect(reader.position).toBe(0);
    reading.turn(1);
    await flushMicrotasks();
    expect(reader.position).toBe(1);
    reading.handleScrollTo(7);
    await flushMicrotasks();
    expect(reader.position).toBe(7);
  });

  it('of a finished issue stays at the last page until the reader turns a page again', async () => {
    const reader = new ReaderFixture();
    reader.positions.save('ana', 'issue-1', { page: 39, readAt: '2026-03-01T11:00:00.000Z' });
    const reading = await reader.open();
    expect(reading.page).toBe(0);
    expect(reader.position).toBe(39);
    reading.turn(1);
    await flushMicrotasks();
    expect(reader.position).toBe(1);
  });

  it('of two visible pages is the first one, or the last page of the issue', async () => {
    const issue = buildIssue({ pagesCount: 5 });
    const reader = new ReaderFixture(issue);
    reader.choices.save(readingKind(issue), intendedChoice(issue));
    const reading = await reader.open();
    reading.turn(1);
    await flushMicrotasks();
    expect(reading.spread).toEqual([1, 2]);
    expect(reader.position).toBe(1);
    reading.turn(1);
    await flushMicrotasks();
    expect(reading.spread).toEqual([3, 4]);
    expect(reader.position).toBe(4);
    reading.turn(1);
    expect(reading.isAtEnd).toBe(true);
    reading.turn(-1);
    expect(reading.spread).toEqual([3, 4]);
  });

  it('is kept when one of two visible pages has not loaded, but does not finish the issue', async () => {
    const issue = buildIssue({ pagesCount: 5 });
    const reader = new ReaderFixture(issue);
    reader.choices.save(readingKind(issue), intendedChoice(issue));
    const reading = await reader.open();
    reader.images.failuresByAddressPart.set('page-4', failures.networkConnection);
    reading.goToLast();
    await flushMicrotasks();
    reading.turn(1);
    expect(reader.position).toBe(3);

    reading.turn(-1);
    reader.images.failuresByAddressPart.clear();
    reading.pageCache.retry(3);
    await flushMicrotasks();
    expect(reader.position).toBe(4);
  });

  it('is synced once, two seconds after the last page turn', async () => {
    const reader = new ReaderFixture();
    const reading = await reader.open();
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(1500);
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(1999);
    expect(reader.readings.savedPositions).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([2]);
  });

  it('is synced immediately when the reader leaves', async () => {
    const reader = new ReaderFixture();
    (await reader.open()).turn(1);
    await flushMicrotasks();
    reader.presenter.leave();
    await flushMicrotasks();
    expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([1]);
  });

  it('is synced when the tab is hidden, but only if it has changed', async () => {
    const reader = new ReaderFixture();
    (await reader.open()).turn(1);
    reader.presenter.syncPosition();
    reader.presenter.syncPosition();
    await flushMicrotasks();
    expect(reader.readings.savedPositions).toHaveLength(1);
  });

  it('is synced again after a failure', async () => {
    const reader = new ReaderFixture();
    const reading = await reader.open();
    reader.readings.failure = failures.networkConnection;
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(reader.presenter.state.kind).toBe('reading');
    reader.readings.failure = null;
    reading.turn(1);
    await jest.advanceTimersByTimeAsync(2000);
    expect(reader.readings.savedPositions.map(({ page }) => page)).toEqual([2]);
  });
});

describe('opening a comic', () => {
  it('shows why it failed, and opens on retry', async () => {
    const reader = new ReaderFixture();
    reader.issues.failure = failures.networkConnection;
    await reader.presenter.open('issue-1');
    expect(reader.presenter.state).toMatchObject({ kind: 'failed', failure: failures.networkConnection });
    reader.issues.failure = null;
    await reader.presenter.openAgain();
    expect(reader.presenter.state.kind).toBe('reading');
    expect(reader.reading.count).toBe(40);
  });

  it('shows the last opened comic, even if an earlier one responds later', async () => {
    const reader = new ReaderFixture(buildIssue(), buildIssue({ id: 'issue-2' }));
    const open = reader.issues.open.bind(reader.issues);
    const { promise, resolve } = Promise.withResolvers<void>();
    reader.issues.open = (id) => (id === 'issue-1' ? promise.then(() => open(id)) : open(id));
    const first = reader.presenter.open('issue-1');
    await reader.presenter.open('issue-2');
    resolve();
    await first;
    expect(reader.reading.comic.issue.id).toBe('issue-2');
  });

  it('shows nothing if the reader left before it opened', async () => {
    const reader = new ReaderFixture();
    const opening = reader.presenter.open('issue-1');
    reader.presenter.leave();
    await opening;
    expect(reader.presenter.reading).toBeNull();
  });

  it('releases a page that arrives after the reader has left', async () => {
    const reader = new ReaderFixture();
    reader.images.isPaused = true;
    await reader.open();
    reader.presenter.leave();
    reader.images.completeRequests();
    await flushMicrotasks();
    expect(reader.pagesInMemory).toEqual([]);
  });
});

it('ReaderPresenter decodes pages again only when a window size is stable', async () => {
  const reader = new ReaderFixture();
  await reader.open();
  for (const height of [1000, 1200, 1400]) reader.presenter.resize({ width: 1440, height, density: 1 });
  expect(reader.requestedPages).toEqual([1]);
  await jest.advanceTimersByTimeAsync(150);
  expect(reader.images.requests).toEqual(['/pictures/issue-1-page-1/640', '/pictures/issue-1-page-1/1080']);
});

describe('opening an issue again', () => {
  it('keeps it open at the current page, without a request', async () => {
    const reader = new ReaderFixture();
    const reading = await reader.open();
    reading.goTo(7);
    await reader.presenter.open('issue-1');
    expect(reader.reading).toBe(reading);
    expect(reader.issues.requests).toEqual(['open issue-1']);
  });

  it('sends one request for concurrent calls', async () => {
    const reader = new ReaderFixture();
    await Promise.all([reader.presenter.open('issue-1'), reader.presenter.open('issue-1')]);
    expect(reader.issues.requests).toEqual(['open issue-1']);
  });

  it('sends a new request after a failure, and after leaving', async () => {
    const reader = new ReaderFixture();
    reader.issues.failure = failures.timeout;
    await reader.presenter.open('issue-1');
    reader.issues.failure = null;
    await reader.presenter.open('issue-1');
    expect(reader.presenter.state.kind).toBe('reading');
    reader.presenter.leave();
    await reader.presenter.open('issue-1');
    expect(reader.issues.requests).toHaveLength(3);
    expect(reader.presenter.reading).not.toBeNull();
  });
});
