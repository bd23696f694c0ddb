import { sql } from 'kysely';
import type { Account } from '../../../../server/identity/accounts/accounts.ts';
import { withdrawCodes } from '../../../../server/identity/emails/magic-codes.ts';
import { emailsTo, linkIn } from '../../support/emails.ts';
import { addAccount, codeOf } from '../../support/identity-caller.ts';
import { identityCalls, newUser } from '../../support/identity-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

type RequestEmail = (entry: string) => Promise<unknown>;
type UseCode = (uuid: string, code: string) => Promise<unknown>;

/** An emailed code proves that somebody reads one address, and nothing about the address that replaced it. */
export function codeAddresses(platform: () => TestPlatform): void {
  const { call, logIn, signUp } = identityCalls(platform);
  const newPassword = 'outra-senha-boa-2';
  const kinds: [string, RequestEmail, UseCode][] = [
    [
      'confirmation',
      (entry) => call('POST', '/user/validate-email/resend', { payload: { entry } }),
      (uuid, code) => call('POST', '/user/validate-email', { payload: { uuid, code } }),
    ],
    [
      'recovery',
      (entry) => call('POST', '/user/recover-password', { payload: { entry } }),
      (uuid, code) =>
        call('POST', '/user/update-password-from-magic-link', {
          payload: { uuid, code, new_password: newPassword },
        }),
    ],
  ];

  const linksTo = async (address: string) => (await emailsTo(platform(), address)).map(linkIn);
  const find = async (uuid: string) => platform().accounts.find(uuid) as Promise<Account>;

  /** Emails are sent after the answer, in order: once this one has come, those requested before have too. */
  async function waitForEmails(request: RequestEmail): Promise<void> {
    const { email } = await addAccount(platform(), { hasVerifiedEmail: false });
    await request(email);
    await until(async () => (await emailsTo(platform(), email)).length > 0);
  }

  /** As `correctSignUp` does. */
  const changeEmail = (uuid: string, email: string, meanwhile = async () => {}) =>
    platform()
      .database.transaction()
      .execute(async (rows) => {
        await withdrawCodes(rows, uuid);
        await rows.updateTable('identity.account').set({ email }).where('uuid', '=', uuid).execute();
        await meanwhile();
      });

  beforeAll(() => platform().empty());

  describe.each(kinds)('an email of %s', (_kind, request, use) => {
    it('that is requested while the address changes is sent to the new address alone', async () => {
      const { uuid, email, username } = await addAccount(platform(), { hasVerifiedEmail: false });
      const newEmail = `new.${email}`;
      await changeEmail(uuid, newEmail, async () => {
        await request(username);
        await until(async () => (await lockedStatements()) > 0);
      });
      await waitForEmails(request);
      expect(await linksTo(email)).toEqual([]);
      expect(await linksTo(newEmail)).toHaveLength(1);
      expect(await find(uuid)).toMatchObject({ email: newEmail, hasVerifiedEmail: false });
    });

    it('proves nothing once the account has another address, also while its code is kept', async () => {
      const { uuid, email, username } = await addAccount(platform(), { hasVerifiedEmail: false });
      await request(username);
      await waitForEmails(request);
      const [link] = await linksTo(email);
      await platform()
        .database.updateTable('identity.account')
        .set({ email: `new.${email}` })
        .where('uuid', '=', uuid)
        .execute();
      await use(uuid, link?.code ?? '');
      expect(await find(uuid)).toMatchObject({ hasVerifiedEmail: false });
      expect((await logIn(username, newPassword)).statusCode).toBe(401);
    });

    it('gives nobody the address of another person, however the requests are timed', async () => {
      for (let round = 0; round < 8; round += 1) {
        const attacker = newUser();
        const victim = `victim.${attacker.email}`;
        const { uuid } = (await signUp(attacker)).json().data;
        await Promise.all([
          signUp({ ...attacker, email: victim }),
          ...Array.from({ length: 6 }, async (_, rank) => {
            // Spread over the time that the password of the correction takes to be verified.
            await new Promise((resolve) => setTimeout(resolve, rank * 12 + round));
            await request(attacker.username);
          }),
        ]);
        await waitForEmails(request);
        expect(await find(uuid)).toMatchObject({ email: victim });
        for (const { code } of await linksTo(attacker.email)) await use(uuid, code);
        expect(await find(uuid)).toMatchObject({ email: victim, hasVerifiedEmail: false });
        for (const password of [attacker.password, newPassword]) {
          const session = await logIn(attacker.username, password);
          expect(session.statusCode).toBe(401);
        }
      }
    });
  });

  it('names one account when two correct themselves to the same address at once', async () => {
    const [one, two] = [newUser(), newUser()];
    await Promise.all([signUp(one), signUp(two)]);
    const email = 'one.address@banca.example';
    const outcomes = await Promise.all([one, two].map((user) => codeOf(signUp({ ...user, email }))));
    // The slower one may also find the address taken before it corrects anything.
    expect(outcomes.map(([status]) => status).sort()).toEqual([201, 409]);
  });

  async function lockedStatements(): Promise<number> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(platform().database);
    return rows.length;
  }
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
}
