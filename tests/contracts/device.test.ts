/** @jest-environment jsdom */
import type { AgeCheck } from '../../src/application/ports/account/age-check.ts';
import type { MarketMemory } from '../../src/application/ports/account/market-memory.ts';
import type { SignUpSecrets } from '../../src/application/ports/account/sign-up-secrets.ts';
import type { UserCache } from '../../src/application/ports/account/user-cache.ts';
import type { RecentSearches } from '../../src/application/ports/catalogue/recent-searches.ts';
import type { CouponOutcome, CouponOutcomes } from '../../src/application/ports/checkout/coupon-outcomes.ts';
import type { OrderIntent, OrderIntents } from '../../src/application/ports/checkout/order-intents.ts';
import type { PendingFollowStore } from '../../src/application/ports/following/pending-follow-store.ts';
import type { PageViews } from '../../src/application/ports/reading/page-views.ts';
import type { ReadingPositions } from '../../src/application/ports/reading/reading-positions.ts';
import type { ReturnPathStore } from '../../src/application/ports/session/return-path-store.ts';
import type { Session } from '../../src/application/ports/session/session.ts';
import type { IdentityUser } from '../../src/domain/session/session.ts';
import { DeclaredAge } from '../../src/infrastructure/storage/declared-age.ts';
import { StoredCouponOutcomes } from '../../src/infrastructure/storage/stored-coupon-outcomes.ts';
import { StoredMarket } from '../../src/infrastructure/storage/stored-market.ts';
import { StoredOrderIntents } from '../../src/infrastructure/storage/stored-order-intents.ts';
import { StoredPageViews } from '../../src/infrastructure/storage/stored-page-views.ts';
import { StoredPendingFollow } from '../../src/infrastructure/storage/stored-pending-follow.ts';
import { StoredReadingPositions } from '../../src/infrastructure/storage/stored-reading-positions.ts';
import { StoredRecentSearches } from '../../src/infrastructure/storage/stored-recent-searches.ts';
import { StoredReturnPath } from '../../src/infrastructure/storage/stored-return-path.ts';
import { StoredSession } from '../../src/infrastructure/storage/stored-session.ts';
import { StoredSignUpSecret } from '../../src/infrastructure/storage/stored-sign-up-secret.ts';
import { StoredUserCache } from '../../src/infrastructure/storage/stored-user-cache.ts';
import { FakeAgeCheck } from '../fakes/account/fake-age-check.ts';
import { buildUser, FakeIdentityUsers } from '../fakes/account/fake-identity-users.ts';
import { FakeMarketMemory } from '../fakes/account/fake-market-memory.ts';
import { FakeSignUpSecrets } from '../fakes/account/fake-sign-up-secrets.ts';
import { FakeUserCache } from '../fakes/account/fake-user-cache.ts';
import { FakeRecentSearches } from '../fakes/catalogue/fake-recent-searches.ts';
import { FakeCouponOutcomes } from '../fakes/checkout/fake-coupon-outcomes.ts';
import { FakeOrderIntents } from '../fakes/checkout/fake-order-intents.ts';
import { FakeClock } from '../fakes/device/fake-clock.ts';
import { FakePendingFollowStore } from '../fakes/following/fake-pending-follow-store.ts';
import { FakePageViews } from '../fakes/reading/fake-page-views.ts';
import { FakeReadingPositions } from '../fakes/reading/fake-reading-positions.ts';
import { serviceFailure } from '../fakes/service-failure.ts';
import { FakeReturnPathStore } from '../fakes/session/fake-return-path-store.ts';
import { exampleCredentials, FakeSession } from '../fakes/session/fake-session.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each<[string, () => Session]>([
  ['FakeSession', () => new FakeSession()],
  ['StoredSession', () => new StoredSession(localStorage, window)],
])('Session: %s', (_, create) => {
  it('reports each change when it opens and closes', () => {
    const session = create();
    const readerIds: (string | undefined)[] = [session.current?.readerId];
    const stop = session.subscribe(() => readerIds.push(session.current?.readerId));
    session.open(exampleCredentials);
    session.close('signed-out');
    stop();
    session.open(exampleCredentials);
    expect(readerIds).toEqual([undefined, 'ana', undefined]);
  });
});

describe.each<[string, () => SignUpSecrets]>([
  ['FakeSignUpSecrets', () => new FakeSignUpSecrets()],
  ['StoredSignUpSecret', () => new StoredSignUpSecret(localStorage, new FakeClock())],
])('SignUpSecrets: %s', (_, create) => {
  it('return the secret of the last sign-up, only for its account, until it is cleared', () => {
    const secrets = create();
    secrets.save({ readerId: 'ana', codeVerifier: 'first' });
    secrets.save({ readerId: 'bia', codeVerifier: 'second' });
    expect([secrets.find('ana'), secrets.find('bia')]).toEqual([null, 'second']);
    secrets.clear();
    expect(secrets.find('bia')).toBeNull();
  });
});

describe.each<[string, () => UserCache]>([
  ['FakeUserCache', () => new FakeUserCache()],
  ['StoredUserCache', () => new StoredUserCache(localStorage, new FakeClock())],
])('UserCache: %s', (_, create) => {
  it('stores one entry per user, and clears all of them at once', () => {
    const cache = create();
    cache.save(buildUser());
    cache.save(buildUser({ id: 'bia', username: 'bia' }));
    expect([cache.load('ana')?.username, cache.load('bia')?.username]).toEqual(['ana.reis', 'bia']);
    expect(cache.load('caio')).toBeNull();
    cache.clear();
    expect([cache.load('ana'), cache.load('bia')]).toEqual([null, null]);
  });
});

describe.each<[string, () => PageViews]>([
  ['FakePageViews', () => new FakePageViews()],
  ['StoredPageViews', () => new StoredPageViews(localStorage)],
])('PageViews: %s', (_, create) => {
  const first = { page: 0, readAt: '2026-03-01T12:00:00.000Z' };
  const second = { page: 1, readAt: '2026-03-01T12:00:05.000Z' };

  it('list what was added for each reader and issue, until exactly that is removed', () => {
    const views = create();
    views.add('ana', 'issue-1', [first]);
    views.add('ana', 'issue-1', [second]);
    views.add('ana', 'issue-2', [first]);
    expect(views.list('ana', 'issue-1')).toEqual([first, second]);
    expect(views.list('bia', 'issue-1')).toEqual([]);
    views.remove('ana', 'issue-1', [first, { ...second, readAt: first.readAt }]);
    expect([views.list('ana', 'issue-1'), views.list('ana', 'issue-2')]).toEqual([[second], [first]]);
  });

  it('keep the newest 300 of a reader', () => {
    const views = create();
    views.add('ana', 'issue-1', [first, second]);
    views.add('ana', 'issue-2', Array(299).fill(first));
    expect(views.list('ana', 'issue-1')).toEqual([second]);
    expect(views.list('ana', 'issue-2')).toHaveLength(299);
  });
});

describe.each<[string, () => ReadingPositions]>([
  ['FakeReadingPositions', () => new FakeReadingPositions()],
  ['StoredReadingPositions', () => new StoredReadingPositions(localStorage)],
])('ReadingPositions: %s', (_, create) => {
  const page3 = { page: 2, readAt: '2026-03-01T12:00:00.000Z' };
  const page4 = { page: 3, readAt: '2026-03-01T12:00:05.000Z' };

  it('stores the last position of each user in each issue', () => {
    const positions = create();
    positions.save('ana', 'issue-1', page3);
    positions.save('ana', 'issue-1', page4);
    expect(positions.find('ana', 'issue-1')).toEqual(page4);
    expect([positions.find('bia', 'issue-1'), positions.find('ana', 'issue-2')]).toEqual([null, null]);
  });

  it('stores the edition of a position, and when the issue was finished before', () => {
    const positions = create();
    const position = { ...page3, language: 'en-us', pagesCount: 24, finishedAt: '2026-02-01T12:00:00.000Z' };
    positions.save('ana', 'issue-1', position);
    expect(positions.find('ana', 'issue-1')).toEqual(position);
  });

  it('lists a position as unsynced until exactly that position is synced', () => {
    const positions = create();
    positions.save('ana', 'issue-1', page3);
    positions.save('ana', 'issue-1', page4);
    positions.markSynced('ana', 'issue-1', page3);
    expect(positions.listUnsynced('ana')).toEqual([{ issueId: 'issue-1', ...page4 }]);
    expect(positions.listUnsynced('bia')).toEqual([]);
    positions.markSynced('ana', 'issue-1', page4);
    expect(positions.listUnsynced('ana')).toEqual([]);
    expect(positions.find('ana', 'issue-1')).toEqual(page4);
  });

  it('moves the positions of visitors to the reader who adopts them, and to no other reader afterwards', () => {
    const positions = create();
    positions.save(null, 'issue-1', page3);
    positions.saveInSample(null, 'issue-2', page4);
    positions.adopt('ana');
    positions.adopt('bia');
    expect(positions.find('ana', 'issue-1')).toEqual(page3);
    expect(positions.findInSample('ana', 'issue-2')).toEqual(page4);
    for (const owner of ['bia', null]) {
      expect(positions.find(owner, 'issue-1')).toBeNull();
      expect(positions.findInSample(owner, 'issue-2')).toBeNull();
    }
    expect(positions.listUnsynced('ana')).toEqual([{ issueId: 'issue-1', ...page3 }]);
    expect(positions.listUnsynced('bia')).toEqual([]);
  });

  it('keeps the newer position of the reader or of the visitor', () => {
    const positions = create();
    positions.save('ana', 'issue-1', page4);
    positions.save(null, 'issue-1', page3);
    positions.save('ana', 'issue-2', page3);
    positions.save(null, 'issue-2', page4);
    positions.adopt('ana');
    expect(positions.find('ana', 'issue-1')).toEqual(page4);
    expect(positions.find('ana', 'issue-2')).toEqual(page4);
  });

  it('keeps when the reader or the visitor finished the issue, and lists it as unsynced', () => {
    const positions = create();
    const atEnd = { page: 23, readAt: '2026-02-01T12:00:00.000Z', pagesCount: 24 };
    positions.save('ana', 'issue-1', page3);
    positions.markSynced('ana', 'issue-1', page3);
    positions.save(null, 'issue-1', atEnd);
    positions.save('ana', 'issue-2', { ...page3, finishedAt: atEnd.readAt });
    positions.save(null, 'issue-2', page4);
    positions.adopt('ana');
    expect(positions.find('ana', 'issue-1')).toEqual({ ...page3, finishedAt: atEnd.readAt });
    expect(positions.find('ana', 'issue-2')).toEqual({ ...page4, finishedAt: atEnd.readAt });
    expect(positions.listUnsynced('ana').map(({ issueId }) => issueId)).toEqual(['issue-1', 'issue-2']);
  });

  it('leaves a synced position synced if the visitor read less', () => {
    const positions = create();
    positions.save('ana', 'issue-1', page4);
    positions.markSynced('ana', 'issue-1', page4);
    positions.save(null, 'issue-1', page3);
    positions.adopt('ana');
    expect([positions.list(null), positions.listUnsynced('ana')]).toEqual([[], []]);
  });

  it('leaves the positions of visitors to them until a reader adopts them', () => {
    const positions = create();
    positions.save(null, 'issue-1', page3);
    positions.save('ana', 'issue-2', page3);
    positions.markSynced('ana', 'issue-2', page3);
    expect([positions.list('ana'), positions.listUnsynced('ana')]).toEqual([
      [{ issueId: 'issue-2', ...page3 }],
      [],
    ]);
    expect(positions.find(null, 'issue-1')).toEqual(page3);
  });

  it('lists that an issue was finished also if a position in its sample is newer', () => {
    const positions = create();
    positions.save(null, 'issue-1', { ...page3, finishedAt: '2026-02-01T12:00:00.000Z' });
    positions.saveInSample(null, 'issue-1', page4);
    expect(positions.list(null)).toEqual([
      { issueId: 'issue-1', ...page4, finishedAt: '2026-02-01T12:00:00.000Z' },
    ]);
  });

  it('lists the newest position in each issue of the owner, also in samples', () => {
    const positions = create();
    positions.save('ana', 'issue-3', page4);
    positions.save(null, 'issue-1', page3);
    positions.saveInSample(null, 'issue-2', page4);
    positions.saveInSample(null, 'issue-1', { page: 0, readAt: '2026-02-28T12:00:00.000Z' });
    expect(positions.list(null)).toEqual([
      { issueId: 'issue-2', ...page4 },
      { issueId: 'issue-1', ...page3 },
    ]);
  });

  it('keeps positions in samples apart, and never lists them as unsynced', () => {
    const positions = create();
    positions.save('ana', 'issue-1', page4);
    positions.markSynced('ana', 'issue-1', page4);
    positions.saveInSample('ana', 'issue-1', page3);
    expect(positions.find('ana', 'issue-1')).toEqual(page4);
    expect(positions.findInSample('ana', 'issue-1')).toEqual(page3);
    expect(positions.listUnsynced('ana')).toEqual([]);
  });
});

describe.each<[string, () => ReturnPathStore]>([
  ['FakeReturnPathStore', () => new FakeReturnPathStore()],
  ['StoredReturnPath', () => new StoredReturnPath(localStorage, new FakeClock())],
])('ReturnPathStore: %s', (_, create) => {
  it('returns the last stored path until it is cleared', () => {
    const store = create();
    expect(store.find()).toBe('/');
    store.save('/issue/nanquim');
    store.save('/plans?cycle=30');
    expect([store.find(), store.find()]).toEqual(['/plans?cycle=30', '/plans?cycle=30']);
    store.clear();
    expect(store.find()).toBe('/');
  });

  it('returns the home screen after it was stored', () => {
    const store = create();
    store.save('/issue/nanquim');
    store.save('/');
    expect(store.find()).toBe('/');
  });
});

describe.each<[string, () => PendingFollowStore]>([
  ['FakePendingFollowStore', () => new FakePendingFollowStore()],
  ['StoredPendingFollow', () => new StoredPendingFollow(localStorage, new FakeClock())],
])('PendingFollowStore: %s', (_, create) => {
  it('returns the last stored target until it is cleared', () => {
    const store = create();
    expect(store.find()).toBeNull();
    store.save({ kind: 'series', id: 'series-1' });
    store.save({ kind: 'creator', id: 'ana-reis' });
    expect(store.find()).toEqual({ kind: 'creator', id: 'ana-reis' });
    store.clear();
    expect(store.find()).toBeNull();
  });
});

describe.each<[string, () => RecentSearches]>([
  ['FakeRecentSearches', () => new FakeRecentSearches(null)],
  ['StoredRecentSearches', () => new StoredRecentSearches(localStorage)],
])('RecentSearches: %s', (_, open) => {
  const create = () => {
    const searches = open();
    for (const owner of [null, 'ana', 'bia']) searches.choose(owner, true);
    return searches;
  };

  it('are stored only with permission, and deleted when it is withdrawn', () => {
    const searches = open();
    searches.choose(null, false);
    searches.remember(null, 'terror');
    expect([searches.isAllowed(null), searches.list(null)]).toEqual([false, []]);
    searches.choose(null, true);
    expect([searches.isAllowed(null), searches.list(null)]).toEqual([true, []]);
    searches.remember(null, 'terror');
    expect(searches.list(null)).toEqual(['terror']);
    searches.choose(null, false);
    searches.choose(null, true);
    expect(searches.list(null)).toEqual([]);
  });

  it('are allowed by each owner for themselves', () => {
    const searches = open();
    searches.choose('ana', true);
    expect(['ana', 'bia', null].map((owner) => searches.isAllowed(owner))).toEqual([true, null, null]);
    for (const owner of ['ana', 'bia', null]) searches.remember(owner, 'praia');
    expect([searches.list('ana'), searches.list('bia'), searches.list(null)]).toEqual([['praia'], [], []]);
    searches.choose('bia', false);
    expect(searches.list('ana')).toEqual(['praia']);
  });

  it('lists each text once, the latest first and in its latest spelling', () => {
    const searches = create();
    for (const text of ['nanquim', 'Maré', ' NANQUIM ']) searches.remember(null, text);
    expect(searches.list(null)).toEqual(['NANQUIM', 'Maré']);
  });

  it('stores at most eight texts, and no empty ones', () => {
    const searches = create();
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) searches.remember(null, `${number}`);
    searches.remember(null, '  ');
    expect(searches.list(null)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('keeps the searches of each reader and of visitors separate', () => {
    const searches = create();
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

  it('removes one text', () => {
    const searches = create();
    for (const text of ['terror', 'guerra']) searches.remember('ana', text);
    searches.forget('ana', 'Terror');
    searches.forget('ana', 'nada');
    expect(searches.list('ana')).toEqual(['guerra']);
  });
});

const undeclaredUser = buildUser({ hasDeclaredAdult: false });

describe.each<[string, (minor: IdentityUser) => AgeCheck]>([
  [
    'FakeAgeCheck',
    (minor) => {
      const ageCheck = new FakeAgeCheck();
      ageCheck.isOfAgeByReader.set(minor.id, false);
      return ageCheck;
    },
  ],
  [
    'DeclaredAge',
    (minor) =>
      new DeclaredAge({
        identityUsers: new FakeIdentityUsers(minor, undeclaredUser),
        userCache: new FakeUserCache(),
        clock: new FakeClock(),
        storage: sessionStorage,
      }),
  ],
])('AgeCheck: %s', (_, create) => {
  const minor = buildUser({ id: 'caio', birthDate: '2012-05-01' });

  it('returns null for a visitor until they declare their age', async () => {
    const ageCheck = create(minor);
    expect(ageCheck.isOfAge(null)).toBeNull();
    expect((await ageCheck.confirm(null)).ok).toBe(true);
    expect(ageCheck.isOfAge(null)).toBe(true);
  });

  it('rejects the declaration of a known minor', async () => {
    const ageCheck = create(minor);
    expect((await ageCheck.confirm(minor)).ok).toBe(false);
    expect(ageCheck.isOfAge(minor)).toBe(false);
  });

  it('accepts the declaration of other users', async () => {
    const ageCheck = create(minor);
    expect(ageCheck.isOfAge(undeclaredUser)).toBeNull();
    const outcome = await ageCheck.confirm(undeclaredUser);
    expect(outcome.ok && ageCheck.isOfAge(outcome.value)).toBe(true);
  });
});

/** Two tabs of one device. */
interface Tabs {
  readonly one: OrderIntents;
  readonly other: OrderIntents;
  /** Sends the browser's storage event to the other tab. */
  notify(): void;
}

/** Exclusive locks, which jsdom lacks. */
function buildLocks(): LockManager {
  const lastTasks = new Map<string, Promise<unknown>>();
  const request = (name: string, task: () => Promise<unknown>) => {
    const outcome = (lastTasks.get(name) ?? Promise.resolve()).then(task);
    lastTasks.set(
      name,
      outcome.catch(() => undefined),
    );
    return outcome;
  };
  return { request, query: async () => ({}) } as LockManager;
}

function createStoredTabs(): Tabs {
  const otherTabEvents = new EventTarget();
  const locks = buildLocks();
  return {
    one: new StoredOrderIntents(localStorage, window.crypto, new EventTarget(), locks),
    other: new StoredOrderIntents(localStorage, window.crypto, otherTabEvents, locks),
    notify: () => otherTabEvents.dispatchEvent(new StorageEvent('storage', { key: 'banca.orders.ana' })),
  };
}

function createFakeTabs(): Tabs {
  const one = new FakeOrderIntents();
  // The fake notifies other tabs itself.
  return { one, other: one.openOtherTab(), notify: () => {} };
}

describe.each<[string, () => Tabs]>([
  ['FakeOrderIntents', createFakeTabs],
  ['StoredOrderIntents', createStoredTabs],
])('OrderIntents: %s', (_, create) => {
  const intent: OrderIntent = {
    key: 'key',
    order: '[]',
    sentAt: 0,
    formerId: null,
    purchase: null,
    settledAt: null,
  };

  it('stores the last intent for each item of each user, for all tabs', () => {
    const { one, other } = create();
    one.save('ana', 'plan 1', intent);
    const purchase = { id: 'transaction-1', status: 'paid', amount: 1990, currency: 'BRL' } as const;
    one.save('ana', 'plan 1', { ...intent, purchase, settledAt: 1 });
    one.save('ana', 'plan 2', { ...intent, key: 'another' });
    expect(other.find('ana', 'plan 1')).toEqual({ ...intent, purchase, settledAt: 1 });
    expect(other.find('ana', 'plan 2')?.key).toBe('another');
    expect([other.find('bia', 'plan 1'), other.find('ana', 'plan 3')]).toEqual([null, null]);
  });

  it('runs the tasks of all tabs on one item one after another, also after a failure', async () => {
    const { one, other } = create();
    const done: string[] = [];
    let release = () => {};
    const first = one.runExclusively('ana', 'plan 1', async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      done.push('first');
      throw new Error('lost');
    });
    const second = other.runExclusively('ana', 'plan 1', async () => done.push('second'));
    await other.runExclusively('ana', 'plan 2', async () => done.push('of another item'));
    release();
    await expect(first).rejects.toThrow('lost');
    await second;
    expect(done).toEqual(['of another item', 'first', 'second']);
  });

  it('removes one intent', () => {
    const { one, other } = create();
    one.save('ana', 'plan 1', intent);
    one.save('ana', 'plan 2', intent);
    other.remove('ana', 'plan 1');
    expect([one.find('ana', 'plan 1'), one.find('ana', 'plan 2')]).toEqual([null, intent]);
  });

  it('creates unique keys', () => {
    const { one, other } = create();
    const keys = [one, other, one].map((tab) => tab.newKey());
    expect(new Set(keys).size).toBe(3);
    for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]+$/);
  });

  it('notifies a tab of changes in other tabs, but not of its own changes', () => {
    const { one, other, notify } = create();
    const keys: (string | undefined)[] = [];
    const stop = other.subscribe(() => keys.push(other.find('ana', 'plan 1')?.key));
    other.save('ana', 'plan 2', intent);
    one.save('ana', 'plan 1', intent);
    notify();
    stop();
    one.remove('ana', 'plan 1');
    notify();
    expect(keys).toEqual(['key']);
  });
});

describe.each<[string, () => CouponOutcomes]>([
  ['FakeCouponOutcomes', () => new FakeCouponOutcomes()],
  ['StoredCouponOutcomes', () => new StoredCouponOutcomes(sessionStorage)],
])('CouponOutcomes: %s', (_, create) => {
  const outcome: CouponOutcome = { code: 'NADA', coupon: null, failure: serviceFailure('COUPON.NOT_FOUND') };

  it('returns the last outcome only to its reader and item', () => {
    const outcomes = create();
    outcomes.save('ana', 'plan 1', outcome);
    expect(outcomes.find('ana', 'plan 1')).toEqual(outcome);
    expect([outcomes.find('bia', 'plan 1'), outcomes.find('ana', 'plan 2')]).toEqual([null, null]);
    outcomes.save('bia', 'plan 2', outcome);
    expect([outcomes.find('ana', 'plan 1'), outcomes.find('bia', 'plan 2')]).toEqual([null, outcome]);
    outcomes.clear();
    expect(outcomes.find('bia', 'plan 2')).toBeNull();
  });
});

it('ignores a stored coupon of another format', () => {
  for (const value of ['{', '{"readerId":"ana","item":"plan 1","outcome":{"code":1}}']) {
    sessionStorage.setItem('banca.coupon', value);
    expect(new StoredCouponOutcomes(sessionStorage).find('ana', 'plan 1')).toBeNull();
  }
});

describe.each<[string, () => MarketMemory]>([
  ['FakeMarketMemory', () => new FakeMarketMemory()],
  ['StoredMarket', () => new StoredMarket(localStorage)],
])('MarketMemory: %s', (_, create) => {
  it('remembers the market of the last reader, and of no other', () => {
    const memory = create();
    expect(memory.find('ana')).toBeNull();
    memory.save('ana', 'portugal');
    expect([memory.find('ana'), memory.find('bia')]).toEqual(['portugal', null]);
    memory.save('bia', 'brazil');
    expect([memory.find('ana'), memory.find('bia')]).toEqual([null, 'brazil']);
  });
});
