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

it('gives the place to another tab, for as long as a link is good', () => {
  const { clock, place } = build();
  place.keep('/issue/nanquim');
  clock.pass(day - 1);
  expect(new StoredAwaitedPlace(localStorage, clock).find()).toBe('/issue/nanquim');
});

it('gives none any more after that', () => {
  const { clock, place } = build();
  place.keep('/issue/nanquim');
  clock.pass(day);
  expect([place.find(), localStorage.getItem(key)]).toEqual(['/', null]);
});

it.each(['https://outra.example/', '//outra.example', '/auth/login', 'javascript:alert(1)'])(
  'leads nowhere else, whoever has put it there: %s',
  (other) => {
    const { clock, place } = build();
    localStorage.setItem(key, JSON.stringify({ place: other, at: clock.now().getTime() }));
    expect(place.find()).toBe('/');
    place.keep(other);
    expect(localStorage.getItem(key)).toBeNull();
  },
);

it.each(['nothing', '{"place":1,"at":1}', '{"place":"/plans"}'])('takes no notice of %s', (written) => {
  localStorage.setItem(key, written);
  expect(build().place.find()).toBe('/');
});

it('has none where the browser keeps nothing', () => {
  const { place } = build(fullStorage(localStorage));
  place.keep('/issue/nanquim');
  expect(place.find()).toBe('/');
});
