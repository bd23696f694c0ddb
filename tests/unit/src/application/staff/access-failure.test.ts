import { accessFailure } from '../../../../../src/application/staff/access-failure.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { someUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';
import { someManager } from '../../../../fakes/staff/some-staff.ts';

it('distinguishes "not signed in" from "not allowed"', () => {
  const session = new FakeSession(someCredentials);
  expect(accessFailure('MANAGER_STAFF', new FakeSession(), someManager())).toBe(failures.unauthenticated);
  expect(accessFailure('MANAGER_STAFF', session, someUser())).toBe(failures.forbidden);
  expect(accessFailure('MANAGER_STAFF', session, null)).toBe(failures.forbidden);
  expect(accessFailure('ADMIN', session, someManager())).toBe(failures.forbidden);
  expect(accessFailure('MANAGER_STAFF', session, someManager())).toBeNull();
});
