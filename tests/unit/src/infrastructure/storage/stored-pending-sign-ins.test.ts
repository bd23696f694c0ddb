import { StoredPendingSignIns } from '../../../../../src/infrastructure/storage/stored-pending-sign-ins.ts';
import { FakeClock } from '../../../../fakes/device/fake-clock.ts';
import { somePending } from '../../../../fakes/session/fake-pending-sign-ins.ts';

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
  it('waits ten minutes and not longer', () => {
    const { clock, pending } = build();
    pending.keep(somePending());
    clock.pass(10 * minute);
    expect(pending.take('state-1')).toEqual(somePending());
    pending.keep(somePending());
    clock.pass(10 * minute + 1);
    expect(pending.take('state-1')).toBeNull();
  });

  it('leaves nothing of what was given up', () => {
    const { clock, pending } = build();
    sessionStorage.setItem('other', 'stays');
    pending.keep(somePending());
    clock.pass(11 * minute);
    pending.keep(somePending({ state: 'state-2' }));
    expect(Object.keys(sessionStorage).sort()).toEqual(['banca.sign-in.state-2', 'other']);
  });

  it('goes on when the clock was set back meanwhile', () => {
    const { clock, pending } = build();
    pending.keep(somePending());
    clock.pass(-60 * minute);
    expect(pending.take('state-1')).toEqual(somePending());
  });

  it('says that it keeps nothing where the browser forbids it or is full', () => {
    expect(build(forbidden).pending.keep(somePending())).toBe(false);
    expect(build(forbidden).pending.take('state-1')).toBeNull();
    const full = { setItem: forbidden } as unknown as Storage;
    expect(build(() => full).pending.keep(somePending())).toBe(false);
  });

  it.each(['{', '{"state":"state-1"}', '7', 'null'])('takes no damaged one: %s', (text) => {
    sessionStorage.setItem('banca.sign-in.state-1', text);
    expect(build().pending.take('state-1')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });
});
