import { deviceStorage } from '../../../../../src/infrastructure/storage/device-storage.ts';
import { StoredSession } from '../../../../../src/infrastructure/storage/stored-session.ts';
import { StoredUserCache } from '../../../../../src/infrastructure/storage/stored-user-cache.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { exampleCredentials } from '../../../../fakes/session/fake-session.ts';

const originalStorage = Object.getOwnPropertyDescriptor(window, 'localStorage') as PropertyDescriptor;
afterEach(() => Object.defineProperty(window, 'localStorage', originalStorage));

const forbidStorage = () => {
  throw new DOMException('Forbidden.', 'SecurityError');
};

describe.each([
  ['forbids its storage', forbidStorage],
  ['has none', () => null],
])('if the browser %s', (_, get) => {
  beforeEach(() => Object.defineProperty(window, 'localStorage', { configurable: true, get }));

  it('a session lasts as long as the tab, and `open` returns false', () => {
    const session = new StoredSession(deviceStorage(), window);
    expect(session.open(exampleCredentials)).toBe(false);
    window.dispatchEvent(new Event('pageshow'));
    expect(session.current).toEqual(exampleCredentials);
  });

  it('other values are kept in memory', () => {
    const storage = deviceStorage();
    const cache = new StoredUserCache(storage, new FakeClock());
    cache.save(buildUser());
    expect(cache.load('ana')).toEqual(buildUser());
    cache.clear();
    expect(Object.keys(storage)).toEqual([]);
  });
});

it('uses the local storage of the browser if it is available', () => {
  expect(deviceStorage()).toBe(window.localStorage);
});
