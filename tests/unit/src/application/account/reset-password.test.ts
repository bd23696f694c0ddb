import { ResetPassword } from '../../../../../src/application/account/reset-password.ts';
import type { SessionChange } from '../../../../../src/application/ports/session/session.ts';
import { accountSuccesses } from '../../../../../src/domain/account/account-successes.ts';
import { buildAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakePasswords } from '../../../../fakes/account/fake-passwords.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

function setUpResetPassword(signedInReaderId: string) {
  const accountStore = buildAccountStore();
  accountStore.sendEmail(buildUser());
  const link = accountStore.emails[0]?.link ?? { readerId: '', code: '' };
  const session = new FakeSession({ token: 'token', readerId: signedInReaderId });
  const users = new FakeUserCache();
  users.save(buildUser());
  const resetPassword = new ResetPassword(new FakePasswords(accountStore), session, users);
  return { accountStore, link, session, users, resetPassword };
}

describe('ResetPassword', () => {
  it('changes the password once and returns a success message', async () => {
    const { accountStore, link, resetPassword } = setUpResetPassword('bia');
    expect(await resetPassword.execute(link, 'nanquim2026')).toMatchObject({
      ok: true,
      success: accountSuccesses.passwordReset,
    });
    expect(accountStore.passwords.get('ana')).toBe('nanquim2026');
    expect(await resetPassword.execute(link, 'outra-2027')).toMatchObject({
      ok: false,
      failure: { code: 'USER.INVALID_CODE' },
    });
  });

  it('does not send a password that the service would reject', async () => {
    const { accountStore, link, resetPassword } = setUpResetPassword('bia');
    expect(await resetPassword.execute(link, 'curta')).toMatchObject({
      ok: false,
      failure: { code: 'USER.INVALID_PASSWORD' },
    });
    expect(accountStore.emails).toHaveLength(1);
  });

  it('signs out on this device only if the account of the link is signed in', async () => {
    const own = setUpResetPassword('ana');
    const changes: SessionChange[] = [];
    own.session.subscribe((change) => changes.push(change));
    await own.resetPassword.execute(own.link, 'nanquim2026');
    expect([own.session.current, own.users.load('ana')]).toEqual([null, null]);
    expect(changes).toEqual(['signed-out']);
    const other = setUpResetPassword('bia');
    await other.resetPassword.execute(other.link, 'nanquim2026');
    expect(other.session.current?.readerId).toBe('bia');
  });
});
