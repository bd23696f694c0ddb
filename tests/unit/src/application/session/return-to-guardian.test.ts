import { ReturnToGuardian } from '../../../../../src/application/session/return-to-guardian.ts';
import { FakeGuidedAccounts } from '../../../../fakes/account/fake-guided-accounts.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

const childCredentials = { ...exampleCredentials, isOpenedByGuardian: true };

function setUpReturn() {
  const session = new FakeSession(childCredentials);
  const { users } = setUpProfile({ session });
  const guidedAccounts = new FakeGuidedAccounts();
  return { session, guidedAccounts, useCase: new ReturnToGuardian(guidedAccounts, session, users) };
}

it('opens the session of the guardian', async () => {
  const { session, guidedAccounts, useCase } = setUpReturn();
  await useCase.execute('gibi-da-tia-lia-9');
  expect(session.current).toEqual(guidedAccounts.guardianCredentials);
});

it('keeps the session of the child if the password is wrong or a code is missing', async () => {
  const { session, guidedAccounts, useCase } = setUpReturn();
  const wrong = await useCase.execute('another password');
  expect(!wrong.ok && wrong.failure.code).toBe('USER.WRONG_PASSWORD');
  guidedAccounts.guardianCode = '123456';
  const missing = await useCase.execute('gibi-da-tia-lia-9');
  expect(!missing.ok && missing.failure.code).toBe('LOGIN.SECOND_FACTOR_REQUIRED');
  expect(session.current).toEqual(childCredentials);
  expect((await useCase.execute('gibi-da-tia-lia-9', '123456')).ok).toBe(true);
});
