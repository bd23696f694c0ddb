import { EndAccountSessions } from '../../../../../src/application/staff/end-account-sessions.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildManager } from '../../../../fakes/staff/build-staff.ts';
import { FakeAccountAdministration } from '../../../../fakes/staff/fake-account-administration.ts';

function setUpEndAccountSessions(session = new FakeSession(exampleCredentials)) {
  const accounts = new FakeAccountAdministration();
  accounts.accountStore.addUser(buildUser({ id: 'bia', username: 'bia', email: 'bia@banca.example' }), null);
  accounts.accountStore.openSession('bia');
  return { accounts, useCase: new EndAccountSessions(accounts, session) };
}

describe('EndAccountSessions', () => {
  it('signs another person out on all devices', async () => {
    const outcome = await setUpEndAccountSessions().useCase.execute(buildManager(), 'bia');
    expect(outcome).toMatchObject({ ok: true, value: { id: 'bia', sessions: 0 } });
  });

  it('sends the password that confirms the change', async () => {
    const { accounts, useCase } = setUpEndAccountSessions();
    accounts.requiredPassword = 'segredo';
    const refused = await useCase.execute(buildManager(), 'bia');
    expect(refused).toMatchObject({ ok: false, failure: { code: 'USER.PASSWORD_REQUIRED' } });
    expect((await useCase.execute(buildManager(), 'bia', 'segredo')).ok).toBe(true);
  });

  it('sends nothing without a session or permission', async () => {
    const signedOut = await setUpEndAccountSessions(new FakeSession()).useCase.execute(buildManager(), 'bia');
    expect(signedOut).toEqual({ ok: false, failure: failures.unauthenticated });
    const { accounts, useCase } = setUpEndAccountSessions();
    const refused = await useCase.execute(buildUser(), 'bia');
    expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    expect(accounts.accountStore.devicesOf('bia')).toHaveLength(1);
  });
});
