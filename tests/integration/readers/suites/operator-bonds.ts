import { sql } from 'kysely';
import { emailsTo, emailTo, linkIn } from '../../support/emails.ts';
import { isOpen, postTo } from '../../support/identity-caller.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import { addReader, addSubscription, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const { withPlan, withoutPlan, newcomer, withoutEmail, undone } = customers;

/** What the bond with an operator does for a reader, and how it is made and undone. */
export function operatorBonds(platform: () => TestPlatform): void {
  const calls = operatorCalls(platform);
  const { comeBack, enter, enterAs, inactivate, post, outcomeOf, boundReader } = calls;

  const accountOf = async ({ uuid }: TestCaller) => {
    const account = await platform().accounts.find(uuid);
    if (!account) throw new Error('The reader has no account.');
    return account;
  };

  const confirmEmail = async ({ uuid }: TestCaller): Promise<string> => {
    const { email } = await platform()
      .database.updateTable('identity.account')
      .set({ hasVerifiedEmail: true })
      .where('uuid', '=', uuid)
      .returning('email')
      .executeTakeFirstOrThrow();
    return email;
  };

  beforeAll(() => calls.listen());
  beforeEach(() => calls.emptyButForThePlan());

  describe('a bond', () => {
    it('signs its reader in, without a plan where the operator knows none', async () => {
      const reader = await boundReader(withoutPlan);
      const { user, token } = (await enterAs(withoutPlan)).json();
      expect(user).toMatchObject({ dragonId: reader.uuid, subscription: null });
      expect(token).toEqual(expect.any(String));
    });

    it('gives the plan again when none is running, and nothing over what is', async () => {
      const reader = await boundReader(withPlan);
      await addSubscription(platform().database, reader.uuid, daysAgo(3));
      expect((await enterAs(withPlan)).json().user.subscription.plan.provider).toBe('claro');
      const other = await boundReader(newcomer);
      const bought = daysAgo(-3);
      await addSubscription(platform().database, other.uuid, bought);
      expect((await enterAs(newcomer)).json().user.subscription.expiresAt).toBe(bought.toISOString());
    });

    it('gives one plan to two sign-ins at once', async () => {
      await boundReader(withPlan);
      const trips = await Promise.all([comeBack(withPlan), comeBack(withPlan)]);
      const answers = await Promise.all(trips.map((trip) => enter(trip)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const rows = await platform().database.selectFrom('comics.subscription').select('id').execute();
      expect(rows).toHaveLength(1);
    });

    it('that was undone signs nobody in', async () => {
      await boundReader(undone, false);
      expect(outcomeOf(await enterAs(undone))).toEqual([409, '0101005']);
    });

    it('opens sessions that a new password ends', async () => {
      const account = await accountOf(await boundReader(withPlan));
      const headers = { authorization: `Bearer ${(await enterAs(withPlan)).json().token}` };
      expect(await isOpen(platform(), headers, account)).toBe(true);
      await postTo(platform(), '/user/recover-password', { entry: account.email });
      const { uuid, code } = linkIn(await emailTo(platform(), account.email));
      const body = { uuid, code, new_password: 'outra-senha-boa-2' };
      expect((await postTo(platform(), '/user/update-password-from-magic-link', body)).statusCode).toBe(200);
      expect(await isOpen(platform(), headers, account)).toBe(false);
    });

    it('of a closed account says so to its owner', async () => {
      const { uuid } = await boundReader(withPlan);
      await platform()
        .database.updateTable('identity.account')
        .set({ isActive: false })
        .where('uuid', '=', uuid)
        .execute();
      expect(outcomeOf(await enterAs(withPlan))).toEqual([409, 'LOGIN.ACCOUNT_CLOSED']);
    });
  });

  describe('a reader who is signed in', () => {
    it('binds the operator to the own account, and the session goes on', async () => {
      const reader = await platform().signIn();
      const { user, token } = (await enterAs(newcomer, reader)).json();
      expect(token).toBeNull();
      expect(user).toMatchObject({
        dragonId: reader.uuid,
        svaBond: { isActive: true, subjectId: newcomer },
        subscription: { plan: { provider: 'claro' } },
      });
    });

    it('hears of a new bond by email, with what to do where it was somebody else', async () => {
      const reader = await platform().signIn();
      const email = await confirmEmail(reader);
      await enterAs(withPlan, reader);
      const letter = await emailTo(platform(), email);
      expect(letter.text).toContain('A operadora Claro acaba de ser vinculada');
      expect(letter.text).toContain('Se não foi você: troque sua senha');
      expect(letter.text).toMatch(/https?:\/\/\S+\/account\n/);
      await enterAs(withPlan, reader);
      expect(await emailsTo(platform(), email)).toHaveLength(1);
      await inactivate(reader);
      await enterAs(withPlan, reader);
      await emailTo(platform(), email, 2);
    });

    it('hears nothing of it at an address that nobody has confirmed', async () => {
      const [reader, other] = [await platform().signIn(), await platform().signIn()];
      const { email, hasVerifiedEmail: isConfirmed } = await accountOf(reader);
      expect(isConfirmed).toBe(false);
      const confirmed = await confirmEmail(other);
      await enterAs(newcomer, reader);
      await enterAs(withPlan, other);
      await emailTo(platform(), confirmed);
      expect(await emailsTo(platform(), email)).toEqual([]);
    });

    it('binds nobody in a session of ten minutes or more, which may be stolen', async () => {
      const reader = await platform().signIn();
      const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
      await sql`update identity.session set created_at = ${tenMinutesAgo} where account_id = ${reader.uuid}`.execute(
        platform().database,
      );
      expect(outcomeOf(await enterAs(newcomer, reader))).toEqual([409, 'USER.SIGN_IN_AGAIN']);
    });

    it('needs no e-mail address for it, and may have the very phone number', async () => {
      const reader = await platform().signIn();
      await platform()
        .database.updateTable('identity.account')
        .set({ phoneNumber: '+5521955550102' })
        .where('uuid', '=', reader.uuid)
        .execute();
      expect((await enterAs(withoutEmail, reader)).statusCode).toBe(200);
    });

    it('binds no customer whose phone number another account has', async () => {
      const [reader, other] = [await platform().signIn(), await platform().signIn()];
      await platform()
        .database.updateTable('identity.account')
        .set({ phoneNumber: '+5511955550101' })
        .where('uuid', '=', other.uuid)
        .execute();
      expect(outcomeOf(await enterAs(newcomer, reader))).toEqual([409, 'SVA.EXISTING_USER']);
    });

    it('binds no customer of another account, and no second one', async () => {
      const bound = await boundReader(withPlan);
      expect(outcomeOf(await enterAs(withPlan, await platform().signIn()))).toEqual([
        409,
        'SVA.EXISTING_USER',
      ]);
      expect(outcomeOf(await enterAs(newcomer, bound))).toEqual([409, 'SVA.EXISTING_USER']);
    });

    it('asks again for the plan, and is told when the operator knows none', async () => {
      const bound = await boundReader(withPlan);
      expect((await enterAs(withPlan, bound)).json()).toMatchObject({
        token: null,
        user: { subscription: { plan: { provider: 'claro' } } },
      });
      expect(outcomeOf(await enterAs(withoutPlan, await boundReader(withoutPlan)))).toEqual([
        409,
        'SVA.NO_ACTIVE_PLAN',
      ]);
    });

    it('brings back the bond that was undone', async () => {
      const reader = await boundReader(undone, false);
      expect((await enterAs(undone, reader)).json().user.svaBond.isActive).toBe(true);
    });

    it('with a wrong token is not taken for nobody', async () => {
      const trip = await comeBack(newcomer);
      const response = await post('/auth', trip.finish, { authorization: 'Bearer made-up' });
      expect(outcomeOf(response)).toEqual([401, 'SESSION.REQUIRED']);
      expect((await enter(trip)).statusCode).toBe(200);
    });

    it('who is guided needs the guardian for both', async () => {
      const [guardian, guided] = [await platform().signIn(), await boundReader(withPlan)];
      await addReader(platform().database, guardian.uuid);
      await platform()
        .database.updateTable('comics.reader')
        .set({ guardianId: guardian.uuid })
        .where('readerId', '=', guided.uuid)
        .execute();
      expect(outcomeOf(await enterAs(withPlan, guided))).toEqual([409, 'USER.PARENT_PERMISSION']);
      expect(outcomeOf(await inactivate(guided))).toEqual([409, 'USER.PARENT_PERMISSION']);
    });
  });

  describe('undoing the bond', () => {
    it('ends the plan that came with it, and signs nobody in any more', async () => {
      const reader = await boundReader(withPlan);
      expect((await enterAs(withPlan)).json().user.subscription).not.toBeNull();
      const response = await inactivate(reader);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        dragonId: reader.uuid,
        svaBond: { isActive: false },
        subscription: null,
      });
      expect(outcomeOf(await enterAs(withPlan))).toEqual([409, '0101005']);
      expect((await inactivate(reader)).statusCode).toBe(200);
    });

    it('ends the sessions that the operator has opened, and leaves the caller’s', async () => {
      const reader = await boundReader(withPlan);
      const { token } = (await enterAs(withPlan)).json();
      const account = await accountOf(reader);
      const byOperator = { authorization: `Bearer ${token}` };
      expect(await isOpen(platform(), byOperator, account)).toBe(true);
      await inactivate(reader);
      expect(await isOpen(platform(), byOperator, account)).toBe(false);
      expect(await isOpen(platform(), reader.headers, account)).toBe(true);
    });

    it('leaves nobody in who signs in at that very moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        await calls.emptyButForThePlan();
        const reader = await boundReader(withPlan);
        const account = await accountOf(reader);
        const trips = await Promise.all([comeBack(withPlan), comeBack(withPlan)]);
        const [, ...answers] = await Promise.all([inactivate(reader), ...trips.map((trip) => enter(trip))]);
        for (const answer of answers) {
          const { token } = answer.json();
          if (!token) continue;
          expect(await isOpen(platform(), { authorization: `Bearer ${token}` }, account)).toBe(false);
        }
      }
    });

    it('leaves what was bought here', async () => {
      const reader = await boundReader(withPlan);
      await addSubscription(platform().database, reader.uuid, daysAgo(-3));
      expect((await inactivate(reader)).json().subscription).not.toBeNull();
    });

    it('needs a bond, and a reader', async () => {
      expect(outcomeOf(await inactivate(await platform().signIn()))).toEqual([404, 'SVA.NOT_FOUND']);
      expect(outcomeOf(await inactivate())).toEqual([401, 'SESSION.REQUIRED']);
    });
  });
}
