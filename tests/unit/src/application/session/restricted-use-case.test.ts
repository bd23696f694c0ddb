import { RestrictedUseCase } from '../../../../../src/application/session/restricted-use-case.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { succeeded } from '../../../../../src/domain/result.ts';
import type { IdentityUser } from '../../../../../src/domain/session/session.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildManager } from '../../../../fakes/staff/build-staff.ts';

class CountReports extends RestrictedUseCase<{ count(): number }> {
  execute(user: IdentityUser | null) {
    return this.callAs(user, 'MANAGER_STAFF', async (reports) => succeeded(reports.count()));
  }
}

function setUpCountReports(session = new FakeSession(exampleCredentials)) {
  let calls = 0;
  const count = () => {
    calls += 1;
    return calls;
  };
  return { useCase: new CountReports({ count }, session), callsCount: () => calls };
}

describe('RestrictedUseCase', () => {
  it('calls its port for a user with the permission', async () => {
    expect(await setUpCountReports().useCase.execute(buildManager())).toEqual({ ok: true, value: 1 });
  });

  it('calls nothing without a session', async () => {
    const { useCase, callsCount } = setUpCountReports(new FakeSession());
    expect(await useCase.execute(buildManager())).toEqual({ ok: false, failure: failures.unauthenticated });
    expect(callsCount()).toBe(0);
  });

  it.each([
    ['without the permission', buildUser()],
    ['who is not loaded yet', null],
  ])('calls nothing for a user %s', async (_, user) => {
    const { useCase, callsCount } = setUpCountReports();
    expect(await useCase.execute(user)).toEqual({ ok: false, failure: failures.forbidden });
    expect(callsCount()).toBe(0);
  });
});
