import { ReturnToGuardian } from '../../../../../src/application/session/return-to-guardian.ts';
import { SwitchToChild } from '../../../../../src/application/session/switch-to-child.ts';
import { buildGuidedAccount, FakeGuidedAccounts } from '../../../../fakes/account/fake-guided-accounts.ts';
import { setUpProfile } from '../../../../fakes/account/set-up-profile.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpSwitch() {
  const session = new FakeSession(exampleCredentials);
  const { users } = setUpProfile({ session });
  const guidedAccounts = new FakeGuidedAccounts();
  guidedAccounts.accounts = [buildGuidedAccount()];
  return { session, users, guidedAccounts, useCase: new SwitchToChild(guidedAccounts, session, users) };
}

it('replaces the session of the guardian by one of the child, and forgets the guardian', async () => {
  const { session, users, guidedAccounts, useCase } = setUpSwitch();
  expect((await useCase.execute('tico')).ok).toBe(true);
  expect(session.current).toEqual({ token: 'token-of-tico', readerId: 'tico', isOpenedByGuardian: true });
  expect(users.load(exampleCredentials.readerId)).toBeNull();
  const back = new ReturnToGuardian(guidedAccounts, session, users);
  expect((await back.execute('gibi-da-tia-lia-9')).ok).toBe(true);
  expect(session.current).toEqual(guidedAccounts.guardianCredentials);
});

it('keeps the session if the switch fails', async () => {
  const { session, useCase } = setUpSwitch();
  expect((await useCase.execute('unknown')).ok).toBe(false);
  expect(session.current).toEqual(exampleCredentials);
});
