import { FindAccount } from '../../../../../src/application/staff/find-account.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildManager } from '../../../../fakes/staff/build-staff.ts';
import { FakeAccountAdministration } from '../../../../fakes/staff/fake-account-administration.ts';

function setUpFindAccount(session = new FakeSession(exampleCredentials)) {
  const accounts = new FakeAccountAdministration();
  accounts.accountStore.addUser(buildUser({ id: 'bia', username: 'bia', email: 'bia@banca.example' }), null);
  accounts.accountStore.openSession('bia');
  return { accounts, useCase: new FindAccount(accounts, session) };
}

describe('FindAccount', () => {
  it('finds the account of another person and ignores spaces', async () => {
    const outcome = await setUpFindAccount().useCase.execute(buildManager(), ' Bia ');
    expect(outcome).toMatchObject({ ok: true, value: { id: 'bia', isActive: true } });
  });

  it('sends nothing without a session or permission', async () => {
    const signedOut = await setUpFindAccount(new FakeSession()).useCase.execute(buildManager(), ' Bia ');
    expect(signedOut).toEqual({ ok: false, failure: failures.unauthenticated });
    const { accounts, useCase } = setUpFindAccount();
    const refused = await useCase.execute(buildUser(), ' Bia ');
    expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    expect(accounts.accountStore.devicesOf('bia')).toHaveLength(1);
  });
});
