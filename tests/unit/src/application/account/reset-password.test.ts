import { ResetPassword } from '../../../../../src/application/account/reset-password.ts';
import type { SessionChange } from '../../../../../src/application/ports/session/session.ts';
import { successes } from '../../../../../src/domain/success.ts';
import { buildAccountStore } from '../../../../fakes/account/fake-account-store.ts';
import { buildUser } from '../../../../fakes/account/fake-identity-users.ts';
import { FakePasswords } from '../../../../fakes/account/fake-passwords.ts';
import { FakeUserCache } from '../../../../fakes/account/fake-user-cache.ts';
import { FakeSession } from '../../../../fakes/session/fake-session.ts';

function build(signedIn: string) {
  const book = buildAccountStore();
  book.sendEmail(buildUser());
  const link = book.emails[0]?.link ?? { readerId: '', code: '' };
  const session = new FakeSession({ token: 'token', readerId: signedIn });
  const users = new FakeUserCache();
  users.save(buildUser());
  const resetPassword = new ResetPassword(new FakePasswords(book), session, users);
  return { book, link, session, users, resetPassword };
}

describe('ResetPassword', () => {
  it('changes the password once and returns a success message', async () => {
    const { book, link, resetPassword } = build('bia');
    expect(await resetPassword.execute(link, 'nanquim2026')).toMatchObject({
      ok: true,
      success: successes.passwordReset,
    });
    expect(book.passwords.get('ana')).toBe('nanquim2026');
    expect(await resetPassword.execute(link, 'outra-2027')).toMatchObject({
      ok: false,
      failure: { code: 'USER.INVALID_CODE' },
    });
  });

  it('does not send a password that the service would reject', async () => {
    const { book, link, resetPassword } = build('bia');
    expect(await resetPassword.execute(link, 'curta')).toMatchObject({
      ok: false,
      failure: { code: 'USER.INVALID_PASSWORD' },
    });
    expect(book.emails).toHaveLength(1);
  });

  it('signs only that account out on this device', async () => {
    const own = build('ana');
    const changes: SessionChange[] = [];
    own.session.subscribe((change) => changes.push(change));
    await own.resetPassword.execute(own.link, 'nanquim2026');
    expect([own.session.current, own.users.load('ana')]).toEqual([null, null]);
    expect(changes).toEqual(['signed-out']);
    const other = build('bia');
    await other.resetPassword.execute(other.link, 'nanquim2026');
    expect(other.session.current?.readerId).toBe('bia');
  });
});
