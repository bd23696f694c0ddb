import { type CodePurpose, issueCode, spendCode } from '../../../../server/identity/emails/magic-codes.ts';
import { setPassword } from '../../../../server/identity/passwords/set-password.ts';
import { passedBySession } from '../../../../server/identity/second-factor/second-factor-gate.ts';
import { maxSessions, openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { addAccount, examplePassword, postTo, sessionHeadersOf } from '../../support/identity-caller.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Concurrent changes of one account. */
export function identityRaces(platform: () => TestPlatform): void {
  const createCode = async (uuid: string, purpose: CodePurpose) =>
    (await issueCode(platform().database, uuid, purpose))?.code ?? '';

  beforeAll(() => platform().deleteAllData());

  // Calls the transactions directly, because password hashing would separate them in time.
  it('changes the password with the old one and by email concurrently without errors', async () => {
    const { database } = platform();
    const { uuid } = await addAccount(platform(), { password: null });
    const changePasswordByEmail = (code: string) =>
      database.transaction().execute(async (rows) => {
        const isSpent = await spendCode(rows, { account: uuid, purpose: 'password', code });
        return isSpent ? setPassword(rows, { uuid, hash: 'by email', confirmsEmail: true }) : undefined;
      });
    const changePasswordByOldPassword = () =>
      database.transaction().execute((rows) => setPassword(rows, { uuid, hash: 'by old password' }));
    for (let round = 0; round < 60; round += 1) {
      const code = await createCode(uuid, 'password');
      const outcomes = await Promise.allSettled([
        changePasswordByEmail(code),
        changePasswordByOldPassword(),
        changePasswordByEmail(code),
        openSessions(database).open(uuid, passedBySession),
        changePasswordByOldPassword(),
        issueCode(database, uuid, 'password'),
      ]);
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
      expect(failures).toEqual([]);
    }
  });

  it('lets at least one of two concurrent password changes succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await addAccount(platform());
      const headers = sessionHeadersOf(
        await postTo(platform(), '/auth/login', { entry: account.email, password: examplePassword }),
      );
      const code = await createCode(account.uuid, 'password');
      const responses = await Promise.all([
        postTo(
          platform(),
          '/user/redefine-password',
          { old_password: examplePassword, new_password: 'outra-senha-boa-2' },
          { headers },
        ),
        postTo(platform(), '/user/update-password-from-magic-link', {
          uuid: account.uuid,
          code,
          new_password: 'uma-terceira-senha-3',
        }),
      ]);
      const statuses = responses.map(({ statusCode }) => statusCode);
      expect(statuses).toContain(200);
      for (const status of statuses) expect([200, 400, 401]).toContain(status);
    }
  });

  it('keeps three codes and twenty sessions when many are created concurrently', async () => {
    const { database } = platform();
    const { uuid } = await addAccount(platform(), { password: null });
    await Promise.all(
      Array.from({ length: 30 }, () =>
        Promise.all([issueCode(database, uuid, 'email'), openSessions(database).open(uuid, passedBySession)]),
      ),
    );
    const countOf = async (table: 'identity.magic_code' | 'identity.session') =>
      (await database.selectFrom(table).select('accountId').where('accountId', '=', uuid).execute()).length;
    expect(await countOf('identity.magic_code')).toBe(3);
    expect(await countOf('identity.session')).toBe(maxSessions);
  });
}
