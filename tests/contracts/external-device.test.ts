/** @jest-environment jsdom */

import type { SpecialFlows } from '../../src/application/ports/operator-link/special-flows.ts';
import type { PendingSignIns } from '../../src/application/ports/session/pending-sign-ins.ts';
import { StoredPendingSignIns } from '../../src/infrastructure/storage/stored-pending-sign-ins.ts';
import { StoredSpecialFlows } from '../../src/infrastructure/storage/stored-special-flows.ts';
import { FakeClock } from '../fakes/device/fake-clock.ts';
import { FakeSpecialFlows } from '../fakes/operator-link/fake-special-flows.ts';
import { buildPendingSignIn, FakePendingSignIns } from '../fakes/session/fake-pending-sign-ins.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each<[string, () => PendingSignIns]>([
  ['FakePendingSignIns', () => new FakePendingSignIns()],
  ['StoredPendingSignIns', () => new StoredPendingSignIns(() => sessionStorage, new FakeClock())],
])('PendingSignIns: %s', (_, create) => {
  it('returns each pending sign-in once by its state', () => {
    const pending = create();
    const linking = buildPendingSignIn({ state: 'state-2', provider: 'operator', readerId: 'ana' });
    expect([pending.save(buildPendingSignIn()), pending.save(linking)]).toEqual([true, true]);
    expect(pending.take('state-2')).toEqual(linking);
    expect(pending.take('state-2')).toBeNull();
    expect(pending.take('state-1')).toEqual(buildPendingSignIn());
  });

  it('returns null for an unknown state', () => {
    const pending = create();
    pending.save(buildPendingSignIn());
    expect([pending.take('foreign'), pending.take('')]).toEqual([null, null]);
  });
});

describe.each<[string, () => SpecialFlows]>([
  ['FakeSpecialFlows', () => new FakeSpecialFlows()],
  ['StoredSpecialFlows', () => new StoredSpecialFlows(localStorage)],
])('SpecialFlows: %s', (_, create) => {
  it('stores for each user when the flow was last shown', () => {
    const flows = create();
    const [first, second] = [new Date('2026-03-01T12:00:00.000Z'), new Date('2026-03-02T12:00:00.000Z')];
    expect(flows.findLastShown('reactivation', 'ana')).toBeNull();
    flows.markShown('reactivation', 'ana', first);
    flows.markShown('reactivation', 'ana', second);
    expect(flows.findLastShown('reactivation', 'ana')).toEqual(second);
    expect(flows.findLastShown('reactivation', 'bia')).toBeNull();
  });
});
