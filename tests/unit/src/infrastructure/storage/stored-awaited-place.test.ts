import { StoredAwaitedPlace } from '../../../../../src/infrastructure/storage/stored-awaited-place.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

const key = 'banca.awaited-place';
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

const build = (storage = localStorage) => {
  const clock = new FakeClock();
  return { clock, place: new StoredAwaitedPlace(storage, clock) };
};

it('returns the path in another tab for 24 hours', () => {
  const { clock, place } = build();
  place.keep('/issue/nanquim');
  clock.advance(day - 1);
  expect(new StoredAwaitedPlace(localStorage, clock).find()).toBe('/issue/nanquim');
});

it('deletes the path after 24 hours', () => {
  const { clock, place } = build();
  place.keep('/issue/nanquim');
  clock.advance(day);
  expect([place.find(), localStorage.getItem(key)]).toEqual(['/', null]);
});

it.each(['https://outra.example/', '//outra.example', '/auth/login', 'javascript:alert(1)'])(
  'ignores a stored address outside of the app, and the sign-in: %s',
  (other) => {
    const { clock, place } = build();
    localStorage.setItem(key, JSON.stringify({ place: other, at: clock.now().getTime() }));
    expect(place.find()).toBe('/');
    place.keep(other);
    expect(localStorage.getItem(key)).toBeNull();
  },
);

it.each(['nothing', '{"place":1,"at":1}', '{"place":"/plans"}'])('ignores the invalid value %s', (value) => {
  localStorage.setItem(key, value);
  expect(build().place.find()).toBe('/');
});

it('keeps no path if the storage is full', () => {
  const { place } = build(fullStorage(localStorage));
  place.keep('/issue/nanquim');
  expect(place.find()).toBe('/');
});
