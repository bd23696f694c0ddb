import { ChangeGrantings } from '../../../../../src/application/staff/change-grantings.ts';
import { buildAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAdministrator } from '../../../../fakes/staff/build-staff.ts';
import { FakeAccountGrantings } from '../../../../fakes/staff/fake-account-grantings.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

function setUpChangeGrantings(session = new FakeSession(exampleCredentials)) {
  const accounts = new FakeAccountGrantings(buildAccountStore());
  return { accounts, useCase: new ChangeGrantings(accounts, session) };
}

describe('ChangeGrantings', () => {
  it('sets the grantings of another account', async () => {
    const { accounts, useCase } = setUpChangeGrantings();
    const outcome = await useCase.execute(buildAdministrator(), 'ana', ['EDITOR']);
    expect(outcome).toEqual({ ok: true, value: ['EDITOR'] });
    expect(accounts.accountStore.users[0]?.link.grantings).toEqual(['EDITOR']);
  });

  it('sends the password that confirms the change', async () => {
    const { accounts, useCase } = setUpChangeGrantings();
    accounts.requiredPassword = 'segredo';
    const refused = await useCase.execute(buildAdministrator(), 'ana', ['EDITOR']);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'USER.PASSWORD_REQUIRED' } });
    expect((await useCase.execute(buildAdministrator(), 'ana', ['EDITOR'], 'segredo')).ok).toBe(true);
  });

  it('is restricted to administrators', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      setUpChangeGrantings(session).useCase.execute(user, 'ana', []),
    );
    expect(allowed).toEqual(['administrator']);
  });
});
