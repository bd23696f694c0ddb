import { ChangeAccountState } from '../../../../../src/application/staff/change-account-state.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { someUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakeSession, someCredentials } from '../../../../fakes/session/fake-session.ts';
import { FakeAccountAdministration } from '../../../../fakes/staff/fake-account-administration.ts';
import { someManager } from '../../../../fakes/staff/some-staff.ts';

function build(session = new FakeSession(someCredentials)) {
  const accounts = new FakeAccountAdministration();
  accounts.book.add(someUser({ id: 'bia', username: 'bia', email: 'bia@banca.example' }), null);
  accounts.book.open('bia');
  return { accounts, useCase: new ChangeAccountState(accounts, session) };
}

describe('ChangeAccountState', () => {
  it('closes the account of another person', async () => {
    const outcome = await build().useCase.execute(someManager(), { id: 'bia', isActive: false });
    expect(outcome).toMatchObject({ ok: true, value: { id: 'bia', isActive: false } });
  });

  it('passes on the password that confirms it', async () => {
    const { accounts, useCase } = build();
    accounts.password = 'segredo';
    const refused = await useCase.execute(someManager(), { id: 'bia', isActive: false });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'USER.PASSWORD_REQUIRED' } });
    expect((await useCase.execute(someManager(), { id: 'bia', isActive: false }, 'segredo')).ok).toBe(true);
  });

  it('sends nothing without a session or permission', async () => {
    const signedOut = await build(new FakeSession()).useCase.execute(someManager(), {
      id: 'bia',
      isActive: false,
    });
    expect(signedOut).toEqual({ ok: false, failure: failures.unauthenticated });
    const { accounts, useCase } = build();
    const refused = await useCase.execute(someUser(), { id: 'bia', isActive: false });
    expect(refused).toEqual({ ok: false, failure: failures.forbidden });
    expect(accounts.book.devicesOf('bia')).toHaveLength(1);
  });
});
