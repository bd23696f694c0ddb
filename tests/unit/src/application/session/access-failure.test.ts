import { accessFailure } from '../../../../../src/application/session/access-failure.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildManager } from '../../../../fakes/staff/build-staff.ts';

it('accessFailure distinguishes visitors from users without permission', () => {
  const session = new FakeSession(exampleCredentials);
  expect(accessFailure('MANAGER_STAFF', new FakeSession(), buildManager())).toBe(failures.unauthenticated);
  expect(accessFailure('MANAGER_STAFF', session, buildUser())).toBe(failures.forbidden);
  expect(accessFailure('MANAGER_STAFF', session, null)).toBe(failures.forbidden);
  expect(accessFailure('ADMIN', session, buildManager())).toBe(failures.forbidden);
  expect(accessFailure('MANAGER_STAFF', session, buildManager())).toBeNull();
});
