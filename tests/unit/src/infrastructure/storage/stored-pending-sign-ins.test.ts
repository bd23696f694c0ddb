import { StoredPendingSignIns } from '../../../../../src/infrastructure/storage/stored-pending-sign-ins.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { buildPendingSignIn } from '../../../../fakes/session/fake-pending-sign-ins.ts';

const minute = 60_000;
const forbidden = (): Storage => {
  throw new DOMException('No.', 'SecurityError');
};

beforeEach(() => sessionStorage.clear());

function build(storage = () => sessionStorage) {
  const clock = new FakeClock();
  return { clock, pending: new StoredPendingSignIns(storage, clock) };
}

describe('StoredPendingSignIns', () => {
  it('keeps a sign-in for ten minutes', () => {
    const { clock, pending } = build();
    pending.keep(buildPendingSignIn());
    clock.advance(10 * minute);
    expect(pending.take('state-1')).toEqual(buildPendingSignIn());
    pending.keep(buildPendingSignIn());
    clock.advance(10 * minute + 1);
    expect(pending.take('state-1')).toBeNull();
  });

  it('deletes expired sign-ins and nothing else', () => {
    const { clock, pending } = build();
    sessionStorage.setItem('other', 'stays');
    pending.keep(buildPendingSignIn());
    clock.advance(11 * minute);
    pending.keep(buildPendingSignIn({ state: 'state-2' }));
    expect(Object.keys(sessionStorage).sort()).toEqual(['banca.sign-in.state-2', 'other']);
  });

  it('keeps a sign-in if the clock was set back', () => {
    const { clock, pending } = build();
    pending.keep(buildPendingSignIn());
    clock.advance(-60 * minute);
    expect(pending.take('state-1')).toEqual(buildPendingSignIn());
  });

  it('reports that it keeps nothing if the storage is forbidden or full', () => {
    expect(build(forbidden).pending.keep(buildPendingSignIn())).toBe(false);
    expect(build(forbidden).pending.take('state-1')).toBeNull();
    const full = { setItem: forbidden } as unknown as Storage;
    expect(build(() => full).pending.keep(buildPendingSignIn())).toBe(false);
  });

  it.each(['{', '{"state":"state-1"}', '7', 'null'])('ignores and deletes the damaged value %s', (text) => {
    sessionStorage.setItem('banca.sign-in.state-1', text);
    expect(build().pending.take('state-1')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });
});
