import { ChangeAccountState } from '../../../../../src/application/staff/change-account-state.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildManager } from '../../../../fakes/staff/build-staff.ts';
import { FakeAccountAdministration } from '../../../../fakes/staff/fake-account-administration.ts';

function setUpChangeAccountState(session = new FakeSession(exampleCredentials)) {
  const accounts = new FakeAccountAdministration();
  accounts.accountStore.addUser(buildUser({ id: 'bia', username: 'bia', email: 'bia@banca.example' }), null);
  accounts.accountStore.openSession('bia');
  return { accounts, useCase: new ChangeAccountState(accounts, session) };
}

describe('ChangeAccountState', () => {
  it('closes the account of another person', async () => {
    const outcome = await setUpChangeAccountState().useCase.execute(buildManager(), {
      id: 'bia',
      isActive: false,
    });
    expect(outcome).toMatchObject({ ok: true, value: { id: 'bia', isActive: false } });
  });

  it('sends the password that confirms the change', async () => {
    const { accounts, useCase } = setUpChangeAccountState();
    accounts.requiredPassword = 'segredo';
    const refused = await useCase.execute(buildManager(), { id: 'bia', isActive: false });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'USER.PASSWORD_REQUIRED' } });
    expect((await useCase.execute(buildManager(), { id: 'bia', isActive: false }, 'segredo')).ok).toBe(true);
  });

  it('sends nothing without a session or permission', async () => {
    const signedOut = await setUpChangeAccountState(new FakeSession()).useCase.execute(buildManager(), {
      id: 'bia',
      isActive: false,
    });
    expect(signedOut).toEqual({ ok: false, failure: failures.unauthenticated });
    const { accounts, useCase } = setUpChangeAccountState();
    const refused = await useCase.execute(buildUser(), { id: 'bia', isActive: false });
    expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    expect(accounts.accountStore.devicesOf('bia')).toHaveLength(1);
  });
});
