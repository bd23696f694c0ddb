/** @jest-environment jsdom */
import type { AgeCheck } from '../../src/application/ports/account/age-check.ts';
import type { UserCache } from '../../src/application/ports/account/user-cache.ts';
import type { RecentSearches } from '../../src/application/ports/catalogue/recent-searches.ts';
import type { OrderIntent, OrderIntents } from '../../src/application/ports/checkout/order-intents.ts';
import type { ReadingPositions } from '../../src/application/ports/reading/reading-positions.ts';
import type { AwaitedPlace } from '../../src/application/ports/session/awaited-place.ts';
import type { Session } from '../../src/application/ports/session/session.ts';
import type { IdentityUser } from '../../src/domain/session/session.ts';
import { DeclaredAge } from '../../src/infrastructure/storage/declared-age.ts';
import { StoredAwaitedPlace } from '../../src/infrastructure/storage/stored-awaited-place.ts';
import { StoredOrderIntents } from '../../src/infrastructure/storage/stored-order-intents.ts';
import { StoredReadingPositions } from '../../src/infrastructure/storage/stored-reading-positions.ts';
import { StoredRecentSearches } from '../../src/infrastructure/storage/stored-recent-searches.ts';
import { StoredSession } from '../../src/infrastructure/storage/stored-session.ts';
import { StoredUserCache } from '../../src/infrastructure/storage/stored-user-cache.ts';
import { FakeAgeCheck } from '../fakes/account/fake-age-check.ts';
import { someUser } from '../fakes/account/fake-identity-users.ts';
import { FakeUserCache } from '../fakes/account/fake-user-cache.ts';
import { FakeRecentSearches } from '../fakes/catalogue/fake-recent-searches.ts';
import { FakeOrderIntents } from '../fakes/checkout/fake-order-intents.ts';
import { FakeClock } from '../fakes/device/fake-clock.ts';
import { FakeReadingPositions } from '../fakes/reading/fake-reading-positions.ts';
import { FakeAwaitedPlace } from '../fakes/session/fake-awaited-place.ts';
import { FakeSession, someCredentials } from '../fakes/session/fake-session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each<[string, () => Session]>([
  ['FakeSession', () => new FakeSession()],
  ['StoredSession', () => new StoredSession(localStorage, window)],
])('Session: %s', (_, open) => {
  it('is closed, then open, then closed, and says so each time', () => {
    const session = open();
    const seen: (string | undefined)[] = [session.current?.userId];
    const stop = session.subscribe(() => seen.push(session.current?.userId));
    session.open(someCredentials);
    session.close('signed-out');
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
    positions.markSynced('ana', 'issue-1', third);
    expect(positions.unsynced('ana')).toEqual([{ issueId: 'issue-1', ...fourth }]);
    expect(positions.unsynced('bia')).toEqual([]);
    positions.markSynced('ana', 'issue-1', fourth);
    expect(positions.unsynced('ana')).toEqual([]);
    expect(positions.find('ana', 'issue-1')).toEqual(fourth);
  });
});

describe.each<[string, () => AwaitedPlace]>([
  ['FakeAwaitedPlace', () => new FakeAwaitedPlace()],
  ['StoredAwaitedPlace', () => new StoredAwaitedPlace(localStorage, new FakeClock())],
])('AwaitedPlace: %s', (_, open) => {
  it('finds the last place that was kept, until whoever wanted it has arrived', () => {
    const place = open();
    expect(place.find()).toBe('/');
    place.keep('/issue/nanquim');
    place.keep('/plans?cycle=30');
    expect([place.find(), place.find()]).toEqual(['/plans?cycle=30', '/plans?cycle=30']);
    place.forget();
    expect(place.find()).toBe('/');
  });

  it('has none once there is nowhere to go on to', () => {
    const place = open();
    place.keep('/issue/nanquim');
    place.keep('/');
    expect(place.find()).toBe('/');
  });
});

describe.each<[string, () => RecentSearches]>([
  ['FakeRecentSearches', () => new FakeRecentSearches()],
  ['StoredRecentSearches', () => new StoredRecentSearches(localStorage)],
])('RecentSearches: %s', (_, open) => {
  it('lists the last first, each text once, as it was typed last', () => {
    const searches = open();
    for (const text of ['nanquim', 'Maré', ' NANQUIM ']) searches.remember(null, text);
    expect(searches.list(null)).toEqual(['NANQUIM', 'Maré']);
  });

  it('keeps eight, and nothing that is empty', () => {
    const searches = open();
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) searches.remember(null, `${number}`);
    searches.remember(null, '  ');
    expect(searches.list(null)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('keeps each reader and the visitors apart', () => {
    const searches = open();
    searches.remember('ana', 'terror');
    searches.remember(null, 'guerra');
    expect([searches.list('ana'), searches.list('bia'), searches.list(null)]).toEqual([
      ['terror'],
      [],
      ['guerra'],
    ]);
    searches.clear('ana');
    expect([searches.list('ana'), searches.list(null)]).toEqual([[], ['guerra']]);
  });

  it('forgets one text', () => {
    const searches = open();
    for (const text of ['terror', 'guerra']) searches.remember('ana', text);
    searches.forget('ana', 'Terror');
    searches.forget('ana', 'nada');
    expect(searches.list('ana')).toEqual(['guerra']);
  });
});

describe.each<[string, (minor: IdentityUser) => AgeCheck]>([
  [
    'FakeAgeCheck',
    (minor) => {
      const ageCheck = new FakeAgeCheck();
      ageCheck.known.set(minor.uuid, false);
      return ageCheck;
    },
  ],
  ['DeclaredAge', () => new DeclaredAge(new FakeClock(), sessionStorage)],
])('AgeCheck: %s', (_, open) => {
  const minor = someUser({ uuid: 'caio', birthDate: '2012-05-01' });

  it('knows nothing of a visitor until they say so', async () => {
    const ageCheck = open(minor);
    expect(ageCheck.isOfAge(null)).toBeNull();
    expect((await ageCheck.confirm(null)).ok).toBe(true);
    expect(ageCheck.isOfAge(null)).toBe(true);
  });

  it('lets no minor in, whatever they say', async () => {
    const ageCheck = open(minor);
    expect((await ageCheck.confirm(minor)).ok).toBe(false);
    expect(ageCheck.isOfAge(minor)).toBe(false);
  });

  it('takes the word of who is no minor', async () => {
    const ageCheck = open(minor);
    expect((await ageCheck.confirm(someUser())).ok).toBe(true);
    expect(ageCheck.isOfAge(someUser())).toBe(true);
  });
});

/** Two tabs of one device. */
interface Tabs {
  readonly one: OrderIntents;
  readonly other: OrderIntents;
  /** The browser tells the other tab of what the first has changed. */
  tell(): void;
}

/** What jsdom lacks: one holder of a name at a time. */
function someLocks(): LockManager {
  const holders = new Map<string, Promise<unknown>>();
  const request = (name: string, what: () => Promise<unknown>) => {
    const mine = (holders.get(name) ?? Promise.resolve()).then(what);
    holders.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
  return { request, query: async () => ({}) } as LockManager;
}

function storedTabs(): Tabs {
  const tab = new EventTarget();
  const locks = someLocks();
  return {
    one: new StoredOrderIntents(localStorage, window.crypto, new EventTarget(), locks),
    other: new StoredOrderIntents(localStorage, window.crypto, tab, locks),
    tell: () => tab.dispatchEvent(new StorageEvent('storage', { key: 'banca.orders.ana' })),
  };
}

function fakeTabs(): Tabs {
  const one = new FakeOrderIntents();
  // It tells by itself.
  return { one, other: one.otherTab(), tell: () => {} };
}

describe.each<[string, () => Tabs]>([
  ['FakeOrderIntents', fakeTabs],
  ['StoredOrderIntents', storedTabs],
])('OrderIntents: %s', (_, open) => {
  const intent: OrderIntent = {
    key: 'key',
    order: '[]',
    sentAt: 0,
    formerId: null,
    purchase: null,
    settledAt: null,
  };

  it('keeps the last wish for each item of each user, for every tab', () => {
    const { one, other } = open();
    one.save('ana', 'plan 1', intent);
    const purchase = { id: 'transaction-1', status: 'paid', amount: 1990, currency: 'BRL' } as const;
    one.save('ana', 'plan 1', { ...intent, purchase, settledAt: 1 });
    one.save('ana', 'plan 2', { ...intent, key: 'another' });
    expect(other.find('ana', 'plan 1')).toEqual({ ...intent, purchase, settledAt: 1 });
    expect(other.find('ana', 'plan 2')?.key).toBe('another');
    expect([other.find('bia', 'plan 1'), other.find('ana', 'plan 3')]).toEqual([null, null]);
  });

  it('lets one tab after the other do something about an item, also after one that failed', async () => {
    const { one, other } = open();
    const done: string[] = [];
    let release = () => {};
    const first = one.inTurn('ana', 'plan 1', async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      done.push('first');
      throw new Error('lost');
    });
    const second = other.inTurn('ana', 'plan 1', async () => done.push('second'));
    await other.inTurn('ana', 'plan 2', async () => done.push('of another item'));
    release();
    await expect(first).rejects.toThrow('lost');
    await second;
    expect(done).toEqual(['of another item', 'first', 'second']);
  });

  it('forgets one', () => {
    const { one, other } = open();
    one.save('ana', 'plan 1', intent);
    one.save('ana', 'plan 2', intent);
    other.remove('ana', 'plan 1');
    expect([one.find('ana', 'plan 1'), one.find('ana', 'plan 2')]).toEqual([null, intent]);
  });

  it('makes keys that nobody has met', () => {
    const { one, other } = open();
    const keys = [one, other, one].map((tab) => tab.newKey());
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]+$/);
  });

  it('tells when another tab has changed any, and not what this one does', () => {
    const { one, other, tell } = open();
    const seen: (string | undefined)[] = [];
    const stop = other.subscribe(() => seen.push(other.find('ana', 'plan 1')?.key));
    other.save('ana', 'plan 2', intent);
    one.save('ana', 'plan 1', intent);
    tell();
    stop();
    one.remove('ana', 'plan 1');
    tell();
    expect(seen).toEqual(['key']);
  });
});
