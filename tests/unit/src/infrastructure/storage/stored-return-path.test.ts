import { StoredReturnPath } from '../../../../../src/infrastructure/storage/stored-return-path.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

const key = 'banca.awaited-place';
const dayMs = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

const setUpStore = (storage = localStorage) => {
  const clock = new FakeClock();
  return { clock, store: new StoredReturnPath(storage, clock) };
};

it('returns the path in another tab for 24 hours', () => {
  const { clock, store } = setUpStore();
  store.save('/issue/nanquim');
  clock.advance(dayMs - 1);
  expect(new StoredReturnPath(localStorage, clock).find()).toBe('/issue/nanquim');
});

it('deletes the path after 24 hours', () => {
  const { clock, store } = setUpStore();
  store.save('/issue/nanquim');
  clock.advance(dayMs);
  expect([store.find(), localStorage.getItem(key)]).toEqual(['/', null]);
});

it.each(['https://outra.example/', '//outra.example', '/auth/login', 'javascript:alert(1)'])(
  'ignores an address that is outside of the app or is the sign-in: %s',
  (other) => {
    const { clock, store } = setUpStore();
    localStorage.setItem(key, JSON.stringify({ place: other, at: clock.now().getTime() }));
    expect(store.find()).toBe('/');
    store.save(other);
    expect(localStorage.getItem(key)).toBeNull();
  },
);

it.each(['nothing', '{"place":1,"at":1}', '{"place":"/plans"}'])('ignores the invalid value %s', (value) => {
  localStorage.setItem(key, value);
  expect(setUpStore().store.find()).toBe('/');
});

it('stores no path if the storage is full', () => {
  const { store } = setUpStore(fullStorage(localStorage));
  store.save('/issue/nanquim');
  expect(store.find()).toBe('/');
});
