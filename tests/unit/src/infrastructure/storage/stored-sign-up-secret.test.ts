import { StoredSignUpSecret } from '../../../../../src/infrastructure/storage/stored-sign-up-secret.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { fullStorage } from '../../../../fakes/device/full-storage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const exampleSecret = { readerId: 'caio', codeVerifier: 'verifier' };

beforeEach(() => localStorage.clear());

const setUpSecret = (storage = localStorage) => {
  const clock = new FakeClock();
  return { clock, stored: new StoredSignUpSecret(storage, clock) };
};

it('returns the secret in another tab for 24 hours, only for its account', () => {
  const { clock, stored } = setUpSecret();
  stored.save(exampleSecret);
  clock.advance(dayMs - 1);
  const otherTab = new StoredSignUpSecret(localStorage, clock);
  expect([otherTab.find('caio'), otherTab.find('bia')]).toEqual(['verifier', null]);
});

it('deletes the secret after 24 hours', () => {
  const { clock, stored } = setUpSecret();
  stored.save(exampleSecret);
  clock.advance(dayMs);
  expect([stored.find('caio'), localStorage.length]).toEqual([null, 0]);
});

it('forgets the secret when it was used', () => {
  const { stored } = setUpSecret();
  stored.save(exampleSecret);
  stored.clear();
  expect([stored.find('caio'), localStorage.length]).toEqual([null, 0]);
});

it.each(['nothing', '{"readerId":"caio","codeVerifier":1,"savedAt":1}', '{"readerId":"caio"}'])(
  'ignores the invalid value %s',
  (value) => {
    localStorage.setItem('banca.sign-up-secret', value);
    expect(setUpSecret().stored.find('caio')).toBeNull();
  },
);

it('stores nothing if the storage is full', () => {
  const { stored } = setUpSecret(fullStorage(localStorage));
  stored.save(exampleSecret);
  expect(stored.find('caio')).toBeNull();
});
