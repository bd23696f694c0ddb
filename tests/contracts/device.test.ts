/** @jest-environment jsdom */
import type { ReadingPositions } from '../../src/application/ports/reading-positions.ts';
import type { Session } from '../../src/application/ports/session.ts';
import type { UserCache } from '../../src/application/ports/user-cache.ts';
import { StoredReadingPositions } from '../../src/infrastructure/storage/stored-reading-positions.ts';
import { StoredSession } from '../../src/infrastructure/storage/stored-session.ts';
import { StoredUserCache } from '../../src/infrastructure/storage/stored-user-cache.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { someUser } from '../fakes/fake-identity-users.ts';
import { FakeReadingPositions } from '../fakes/fake-reading-positions.ts';
import { FakeSession, someCredentials } from '../fakes/fake-session.ts';
import { FakeUserCache } from '../fakes/fake-user-cache.ts';

beforeEach(() => localStorage.clear());

describe.each<[string, () => Session]>([
  ['FakeSession', () => new FakeSession()],
  ['StoredSession', () => new StoredSession(localStorage, window)],
])('Session: %s', (_, open) => {
  it('is closed, then open, then closed, and says so each time', () => {
    const session = open();
    const seen: (string | undefined)[] = [session.current?.userId];
    const stop = session.subscribe(() => seen.push(session.current?.userId));
    session.open(someCredentials);
    session.close('wanted');
    stop();
    session.open(someCredentials);
    expect(seen).toEqual([undefined, 'ana', undefined]);
  });
});

describe.each<[string, () => UserCache]>([
  ['FakeUserCache', () => new FakeUserCache()],
  ['StoredUserCache', () => new StoredUserCache(localStorage, new FakeClock())],
])('UserCache: %s', (_, open) => {
  it('keeps each user apart and forgets all at once', () => {
    const cache = open();
    cache.save(someUser());
    cache.save(someUser({ uuid: 'bia', username: 'bia' }));
    expect([cache.load('ana')?.username, cache.load('bia')?.username]).toEqual(['ana.reis', 'bia']);
    expect(cache.load('caio')).toBeNull();
    cache.clear();
    expect([cache.load('ana'), cache.load('bia')]).toEqual([null, null]);
  });
});

describe.each<[string, () => ReadingPositions]>([
  ['FakeReadingPositions', () => new FakeReadingPositions()],
  ['StoredReadingPositions', () => new StoredReadingPositions(localStorage)],
])('ReadingPositions: %s', (_, open) => {
  const third = { page: 2, readAt: '2026-03-01T12:00:00.000Z' };
  const fourth = { page: 3, readAt: '2026-03-01T12:00:05.000Z' };

  it('keeps the last position saved of each user in each issue', () => {
    const positions = open();
    positions.save('ana', 'issue-1', third);
    positions.save('ana', 'issue-1', fourth);
    expect(positions.find('ana', 'issue-1')).toEqual(fourth);
    expect([positions.find('bia', 'issue-1'), positions.find('ana', 'issue-2')]).toEqual([null, null]);
  });

  it('lists what is untold until that very position was told', () => {
    const positions = open();
    positions.save('ana', 'issue-1', third);
    positions.save('ana', 'issue-1', fourth);
    positions.markTold('ana', 'issue-1', third);
    expect(positions.untold('ana')).toEqual([{ issueId: 'issue-1', ...fourth }]);
    expect(positions.untold('bia')).toEqual([]);
    positions.markTold('ana', 'issue-1', fourth);
    expect(positions.untold('ana')).toEqual([]);
    expect(positions.find('ana', 'issue-1')).toEqual(fourth);
  });
});
