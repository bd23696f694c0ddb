import { ListGrantings } from '../../../../../src/application/staff/list-grantings.ts';
import { exampleCredentials, FakeSession } from '../../../../fakes/session/fake-session.ts';
import { buildAdministrator } from '../../../../fakes/staff/build-staff.ts';
import { FakeAccountGrantings } from '../../../../fakes/staff/fake-account-grantings.ts';
import { listAllowedUsers } from '../../../../fakes/staff/list-allowed-users.ts';

describe('ListGrantings', () => {
  it('lists the grantings that an account can have', async () => {
    const useCase = new ListGrantings(new FakeAccountGrantings(), new FakeSession(exampleCredentials));
    expect(await useCase.execute(buildAdministrator())).toEqual({
      ok: true,
      value: ['EDITOR', 'PUBLISHER', 'ACCOUNTANT', 'MANAGER'],
    });
  });

  it('is restricted to administrators', async () => {
    const allowed = await listAllowedUsers((session, user) =>
      new ListGrantings(new FakeAccountGrantings(), session).execute(user),
    );
    expect(allowed).toEqual(['administrator']);
  });
});
