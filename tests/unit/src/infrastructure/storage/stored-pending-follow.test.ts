import { StoredPendingFollow } from '../../../../../src/infrastructure/storage/stored-pending-follow.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

const key = 'banca.pending-follow';
const target = { kind: 'series', id: 'series-1' } as const;
const hourMs = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

const setUpStore = (storage = localStorage) => {
  const clock = new FakeClock();
  return { clock, store: new StoredPendingFollow(storage, clock) };
};

it('returns the target in another tab for an hour', () => {
  const { clock, store } = setUpStore();
  store.save(target);
  clock.advance(hourMs - 1);
  expect(new StoredPendingFollow(localStorage, clock).find()).toEqual(target);
  clock.advance(1);
  expect([store.find(), localStorage.getItem(key)]).toEqual([null, null]);
});

it.each(['{', '[]', '{"kind":"issue","id":"x","at":1772366400000}', '{"kind":"series","id":1,"at":1}'])(
  'ignores data that it did not write: %s',
  (text) => {
    localStorage.setItem(key, text);
    expect(setUpStore().store.find()).toBeNull();
  },
);

it('remembers nothing in a full storage', () => {
  const { store } = setUpStore(fullStorage(localStorage));
  store.save(target);
  expect(store.find()).toBeNull();
});
