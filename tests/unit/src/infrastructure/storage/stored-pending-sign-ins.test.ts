import { StoredPendingSignIns } from '../../../../../src/infrastructure/storage/stored-pending-sign-ins.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { buildPendingSignIn } from '../../../../fakes/session/fake-pending-sign-ins.ts';

const minuteMs = 60_000;
const forbidStorage = (): Storage => {
  throw new DOMException('No.', 'SecurityError');
};

beforeEach(() => sessionStorage.clear());

function setUpPendingSignIns(storage = () => sessionStorage) {
  const clock = new FakeClock();
  return { clock, pending: new StoredPendingSignIns(storage, clock) };
}

describe('StoredPendingSignIns', () => {
  it('keeps a sign-in for ten minutes', () => {
    const { clock, pending } = setUpPendingSignIns();
    pending.save(buildPendingSignIn());
    clock.advance(10 * minuteMs);
    expect(pending.take('state-1')).toEqual(buildPendingSignIn());
    pending.save(buildPendingSignIn());
    clock.advance(10 * minuteMs + 1);
    expect(pending.take('state-1')).toBeNull();
  });

  it('deletes expired sign-ins and nothing else', () => {
    const { clock, pending } = setUpPendingSignIns();
    sessionStorage.setItem('other', 'stays');
    pending.save(buildPendingSignIn());
    clock.advance(11 * minuteMs);
    pending.save(buildPendingSignIn({ state: 'state-2' }));
    expect(Object.keys(sessionStorage).sort()).toEqual(['banca.sign-in.state-2', 'other']);
  });

  it('keeps a sign-in if the clock was set back', () => {
    const { clock, pending } = setUpPendingSignIns();
    pending.save(buildPendingSignIn());
    clock.advance(-60 * minuteMs);
    expect(pending.take('state-1')).toEqual(buildPendingSignIn());
  });

  it('reports that it keeps nothing if the storage is forbidden or full', () => {
    expect(setUpPendingSignIns(forbidStorage).pending.save(buildPendingSignIn())).toBe(false);
    expect(setUpPendingSignIns(forbidStorage).pending.take('state-1')).toBeNull();
    const full = { setItem: forbidStorage } as unknown as Storage;
    expect(setUpPendingSignIns(() => full).pending.save(buildPendingSignIn())).toBe(false);
  });

  it.each(['{', '{"state":"state-1"}', '7', 'null'])('ignores and deletes the damaged value %s', (text) => {
    sessionStorage.setItem('banca.sign-in.state-1', text);
    expect(setUpPendingSignIns().pending.take('state-1')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });
});
