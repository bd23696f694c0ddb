import { sql } from 'kysely';
import type { Contact } from '../../../../server/identity/accounts/find-contact.ts';
import { withdrawCodes } from '../../../../server/identity/emails/magic-codes.ts';
import { extractLink, findEmailsTo } from '../../support/emails.ts';
import { addAccount, outcomeOf } from '../../support/identity-caller.ts';
import { buildSignUp, identityCalls } from '../../support/identity-calls.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

type RequestEmail = (usernameOrEmail: string) => Promise<unknown>;
type UseCode = (uuid: string, code: string) => Promise<unknown>;

/** The code of an email proves only the address to which it was sent, not an address that replaces it. */
export function codeAddresses(platform: () => TestPlatform): void {
  const { call, logIn, signUp } = identityCalls(platform);
  const newPassword = 'outra-senha-boa-2';
  const kinds: [string, RequestEmail, UseCode][] = [
    [
      'confirmation',
      (usernameOrEmail) =>
        call('POST', '/user/validate-email/resend', { payload: { entry: usernameOrEmail } }),
      (uuid, code) => call('POST', '/user/validate-email', { payload: { uuid, code } }),
    ],
    [
      'recovery',
      (usernameOrEmail) => call('POST', '/user/recover-password', { payload: { entry: usernameOrEmail } }),
      (uuid, code) =>
        call('POST', '/user/update-password-from-magic-link', {
          payload: { uuid, code, new_password: newPassword },
        }),
    ],
  ];

  const listLinks = async (address: string) => (await findEmailsTo(platform(), address)).map(extractLink);
  const findAccount = async (uuid: string) => platform().accounts.find(uuid) as Promise<Contact>;

  /** Emails are sent in order after the response. When this one has arrived, all earlier ones have too. */
  async function waitForEmails(request: RequestEmail): Promise<void> {
    const { email } = await addAccount(platform(), { hasVerifiedEmail: false });
    await request(email);
    await waitUntil(async () => (await findEmailsTo(platform(), email)).length > 0);
  }

  /** Changes the address in the same way as `correctSignUp`. */
  const changeEmail = (uuid: string, email: string, runBeforeCommit = async () => {}) =>
    platform()
      .database.transaction()
      .execute(async (rows) => {
        await withdrawCodes(rows, uuid);
        await rows.updateTable('identity.account').set({ email }).where('uuid', '=', uuid).execute();
        await runBeforeCommit();
      });

  beforeAll(() => platform().deleteAllData());

  describe.each(kinds)('a %s email', (_kind, request, use) => {
    it('is sent only to the new address if the address changes during the request', async () => {
      const { uuid, email, username } = await addAccount(platform(), { hasVerifiedEmail: false });
      const newEmail = `new.${email}`;
      await changeEmail(uuid, newEmail, async () => {
        await request(username);
        await waitUntil(async () => (await countLockedStatements()) > 0);
      });
      await waitForEmails(request);
      expect(await listLinks(email)).toEqual([]);
      expect(await listLinks(newEmail)).toHaveLength(1);
      expect(await findAccount(uuid)).toMatchObject({ email: newEmail, hasVerifiedEmail: false });
    });

    it('proves nothing after the address of the account has changed, even if its code still exists', async () => {
      const { uuid, email, username } = await addAccount(platform(), { hasVerifiedEmail: false });
      await request(username);
      await waitForEmails(request);
      const [link] = await listLinks(email);
      await platform()
        .database.updateTable('identity.account')
        .set({ email: `new.${email}` })
        .where('uuid', '=', uuid)
        .execute();
      await use(uuid, link?.code ?? '');
      expect(await findAccount(uuid)).toMatchObject({ hasVerifiedEmail: false });
      expect((await logIn(username, newPassword)).statusCode).toBe(401);
    });

    it('does not confirm the address of another person, whatever the timing of the requests', async () => {
      for (let round = 0; round < 8; round += 1) {
        const attacker = buildSignUp();
        const victim = `victim.${attacker.email}`;
        const { uuid } = (await signUp(attacker)).json().data;
        await Promise.all([
          signUp({ ...attacker, email: victim }),
          ...Array.from({ length: 6 }, async (_, index) => {
            // Spread over the time in which the platform verifies the password of the correction.
            await new Promise((resolve) => setTimeout(resolve, index * 12 + round));
            await request(attacker.username);
          }),
        ]);
        await waitForEmails(request);
        expect(await findAccount(uuid)).toMatchObject({ email: victim });
        for (const { code } of await listLinks(attacker.email)) await use(uuid, code);
        expect(await findAccount(uuid)).toMatchObject({ email: victim, hasVerifiedEmail: false });
        for (const password of [attacker.password, newPassword]) {
          const session = await logIn(attacker.username, password);
          expect(session.statusCode).toBe(401);
        }
      }
    });
  });

  it('gives an address to only one of two accounts whose sign-ups are corrected to it at the same time', async () => {
    const [one, two] = [buildSignUp(), buildSignUp()];
    await Promise.all([signUp(one), signUp(two)]);
    const email = 'one.address@banca.example';
    const outcomes = await Promise.all([one, two].map((user) => outcomeOf(signUp({ ...user, email }))));
    // The slower request may also find that the address is taken before it corrects the account.
    expect(outcomes.map(([status]) => status).sort()).toEqual([201, 409]);
  });

  async function countLockedStatements(): Promise<number> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(platform().database);
    return rows.length;
  }
}

async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
