import { FindAccount } from '../../../../../src/application/staff/find-account.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { someUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';
import { FakeAccountAdministration } from '../../../../fakes/staff/fake-account-administration.ts';
import { someManager } from '../../../../fakes/staff/some-staff.ts';

function build(session = new FakeSession(someCredentials)) {
  const accounts = new FakeAccountAdministration();
  accounts.book.add(someUser({ id: 'bia', username: 'bia', email: 'bia@banca.example' }), null);
  accounts.book.open('bia');
  return { accounts, useCase: new FindAccount(accounts, session) };
}

describe('FindAccount', () => {
  it('finds the account of another person and ignores spaces', async () => {
    const outcome = await build().useCase.execute(someManager(), ' Bia ');
    expect(outcome).toMatchObject({ ok: true, value: { id: 'bia', isActive: true } });
  });

  it('sends nothing without a session or permission', async () => {
    const signedOut = await build(new FakeSession()).useCase.execute(someManager(), ' Bia ');
    expect(signedOut).toEqual({ ok: false, failure: failures.unauthenticated });
    const { accounts, useCase } = build();
    const refused = await useCase.execute(someUser(), ' Bia ');
    expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    expect(accounts.book.devicesOf('bia')).toHaveLength(1);
  });
});
