import { sql } from 'kysely';
import { extractLink, findEmailsTo, waitForEmail } from '../../support/emails.ts';
import { isSessionValid, postTo } from '../../support/identity-caller.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import { addReader, addSubscription, daysAgo } from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const { withPlan, withoutPlan, newCustomer, withoutEmail, unlinked } = customers;

/** Sign-in with a linked operator, and linking and unlinking. */
export function operatorLinks(platform: () => TestPlatform): void {
  const calls = operatorCalls(platform);
  const { returnFromOperator, finishSignIn, signInAs, unlink, post, outcomeOf, addLinkedReader } = calls;

  const findAccount = async ({ uuid }: TestCaller) => {
    const account = await platform().accounts.find(uuid);
    if (!account) throw new Error('The reader has no account.');
    return account;
  };

  const setEmailVerified = async ({ uuid }: TestCaller): Promise<string> => {
    const { email } = await platform()
      .database.updateTable('identity.account')
      .set({ hasVerifiedEmail: true })
      .where('uuid', '=', uuid)
      .returning('email')
      .executeTakeFirstOrThrow();
    return email ?? '';
  };

  beforeAll(() => calls.listen());
  beforeEach(() => calls.emptyAndAddPlan());

  describe('a linked operator', () => {
    it('signs the reader in without a plan if the customer has none', async () => {
      const reader = await addLinkedReader(withoutPlan);
      const { user, token } = (await signInAs(withoutPlan)).json();
      expect(user).toMatchObject({ dragonId: reader.uuid, subscription: null });
      expect(token).toEqual(expect.any(String));
    });

    it('grants the plan again if no subscription is active, and does not extend an active one', async () => {
      const reader = await addLinkedReader(withPlan);
      await addSubscription(platform().database, reader.uuid, daysAgo(3));
      expect((await signInAs(withPlan)).json().user.subscription.plan.provider).toBe('claro');
      const other = await addLinkedReader(newCustomer);
      const expiresAt = daysAgo(-3);
      await addSubscription(platform().database, other.uuid, expiresAt);
      expect((await signInAs(newCustomer)).json().user.subscription.expiresAt).toBe(expiresAt.toISOString());
    });

    it('grants one plan for two concurrent sign-ins', async () => {
      await addLinkedReader(withPlan);
      const signInReturns = await Promise.all([returnFromOperator(withPlan), returnFromOperator(withPlan)]);
      const responses = await Promise.all(signInReturns.map((signInReturn) => finishSignIn(signInReturn)));
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const rows = await platform().database.selectFrom('comics.subscription').select('id').execute();
      expect(rows).toHaveLength(1);
    });

    it('does not sign in after it is unlinked', async () => {
      await addLinkedReader(unlinked, false);
      expect(outcomeOf(await signInAs(unlinked))).toEqual([409, '0101005']);
    });

    it('opens sessions that a new password ends', async () => {
      const account = await findAccount(await addLinkedReader(withPlan));
      const headers = { authorization: `Bearer ${(await signInAs(withPlan)).json().token}` };
      expect(await isSessionValid(platform(), headers, account)).toBe(true);
      await postTo(platform(), '/user/recover-password', { entry: account.email ?? '' });
      const { uuid, code } = extractLink(await waitForEmail(platform(), account.email ?? ''));
      const body = { uuid, code, new_password: 'outra-senha-boa-2' };
      expect((await postTo(platform(), '/user/update-password-from-magic-link', body)).statusCode).toBe(200);
      expect(await isSessionValid(platform(), headers, account)).toBe(false);
    });

    it('reports to its owner that the account is closed', async () => {
      const { uuid } = await addLinkedReader(withPlan);
      await platform()
        .database.updateTable('identity.account')
        .set({ isActive: false })
        .where('uuid', '=', uuid)
        .execute();
      expect(outcomeOf(await signInAs(withPlan))).toEqual([409, 'LOGIN.ACCOUNT_CLOSED']);
    });
  });

  describe('a signed-in reader', () => {
    it('links the operator to the account, and keeps the session', async () => {
      const reader = await platform().signIn();
      const { user, token } = (await signInAs(newCustomer, reader)).json();
      expect(token).toBeNull();
      expect(user).toMatchObject({
        dragonId: reader.uuid,
        svaBond: { isActive: true, subjectId: newCustomer },
        subscription: { plan: { provider: 'claro' } },
      });
    });

    it('is notified of a new link by email, with the next step if somebody else did it', async () => {
      const reader = await platform().signIn();
      const address = await setEmailVerified(reader);
      await signInAs(withPlan, reader);
      const email = await waitForEmail(platform(), address);
      expect(email.text).toContain('A operadora Claro acaba de ser vinculada');
      expect(email.text).toContain('Se não foi você: troque sua senha');
      expect(email.text).toMatch(/https?:\/\/\S+\/account\n/);
      await signInAs(withPlan, reader);
      expect(await findEmailsTo(platform(), address)).toHaveLength(1);
      await unlink(reader);
      await signInAs(withPlan, reader);
      await waitForEmail(platform(), address, 2);
    });

    it('is not notified at an unconfirmed address', async () => {
      const [reader, other] = [await platform().signIn(), await platform().signIn()];
      const { email, hasVerifiedEmail: isConfirmed } = await findAccount(reader);
      const unconfirmed = email ?? '';
      expect(isConfirmed).toBe(false);
      const confirmed = await setEmailVerified(other);
      await signInAs(newCustomer, reader);
      await signInAs(withPlan, other);
      await waitForEmail(platform(), confirmed);
      expect(await findEmailsTo(platform(), unconfirmed)).toEqual([]);
    });

    it('cannot link an operator in a session older than ten minutes, which may be stolen', async () => {
      const reader = await platform().signIn();
      const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
      await sql`update identity.session set created_at = ${tenMinutesAgo} where account_id = ${reader.uuid}`.execute(
        platform().database,
      );
      expect(outcomeOf(await signInAs(newCustomer, reader))).toEqual([409, 'USER.SIGN_IN_AGAIN']);
    });

    it('can link a customer without an email address and with the same phone number', async () => {
      const reader = await platform().signIn();
      await platform()
        .database.updateTable('identity.account')
        .set({ phoneNumber: '+5521955550102' })
        .where('uuid', '=', reader.uuid)
        .execute();
      expect((await signInAs(withoutEmail, reader)).statusCode).toBe(200);
    });

    it('cannot link a customer whose phone number another account has', async () => {
      const [reader, other] = [await platform().signIn(), await platform().signIn()];
      await platform()
        .database.updateTable('identity.account')
        .set({ phoneNumber: '+5511955550101' })
        .where('uuid', '=', other.uuid)
        .execute();
      expect(outcomeOf(await signInAs(newCustomer, reader))).toEqual([409, '0208002']);
    });

    it('cannot link a customer of another account, or a second customer', async () => {
      const linked = await addLinkedReader(withPlan);
      expect(outcomeOf(await signInAs(withPlan, await platform().signIn()))).toEqual([
        409,
        'SVA.EXISTING_USER',
      ]);
      expect(outcomeOf(await signInAs(newCustomer, linked))).toEqual([409, 'SVA.EXISTING_USER']);
    });

    it('gets the plan again after signing in at the operator, or an error if the customer has none', async () => {
      const linked = await addLinkedReader(withPlan);
      expect((await signInAs(withPlan, linked)).json()).toMatchObject({
        token: null,
        user: { subscription: { plan: { provider: 'claro' } } },
      });
      expect(outcomeOf(await signInAs(withoutPlan, await addLinkedReader(withoutPlan)))).toEqual([
        409,
        'SVA.NO_ACTIVE_PLAN',
      ]);
    });

    it('can link another customer after unlinking, which frees the former customer', async () => {
      const reader = await platform().signIn();
      await signInAs(withPlan, reader);
      await unlink(reader);
      expect((await signInAs(newCustomer, reader)).json().user.svaBond).toMatchObject({
        isActive: true,
        subjectId: newCustomer,
      });
      expect((await signInAs(withPlan, await platform().signIn())).statusCode).toBe(200);
    });

    it('cannot link a customer of another account after unlinking', async () => {
      await addLinkedReader(withPlan);
      const reader = await addLinkedReader(unlinked, false);
      expect(outcomeOf(await signInAs(withPlan, reader))).toEqual([409, 'SVA.EXISTING_USER']);
    });

    it('reactivates an unlinked operator', async () => {
      const reader = await addLinkedReader(unlinked, false);
      expect((await signInAs(unlinked, reader)).json().user.svaBond.isActive).toBe(true);
    });

    it('is not treated as a visitor if the token is invalid', async () => {
      const signInReturn = await returnFromOperator(newCustomer);
      const response = await post('/auth', signInReturn.finish, { authorization: 'Bearer made-up' });
      expect(outcomeOf(response)).toEqual([401, 'SESSION.REQUIRED']);
      expect((await finishSignIn(signInReturn)).statusCode).toBe(200);
    });

    it.each([
      ['code', { code: 'made-up' }],
      ['verifier', { codeVerifier: 'a'.repeat(43) }],
    ])('cannot link an operator with a wrong %s, and is still not linked', async (_what, wrong) => {
      const reader = await platform().signIn();
      const { finish } = await returnFromOperator(newCustomer);
      const response = await post('/auth', { ...finish, ...wrong }, reader.headers);
      expect(outcomeOf(response)).toEqual([409, 'SVA.INVALID_CREDENTIALS']);
      expect(outcomeOf(await unlink(reader))).toEqual([404, 'SVA.NOT_FOUND']);
    });

    it('cannot link or unlink an operator in a guided account', async () => {
      const [guardian, guided] = [await platform().signIn(), await addLinkedReader(withPlan)];
      await addReader(platform().database, guardian.uuid);
      await platform()
        .database.updateTable('comics.reader')
        .set({ guardianId: guardian.uuid })
        .where('readerId', '=', guided.uuid)
        .execute();
      expect(outcomeOf(await signInAs(withPlan, guided))).toEqual([409, 'USER.PARENT_PERMISSION']);
      expect(outcomeOf(await unlink(guided))).toEqual([409, 'USER.PARENT_PERMISSION']);
    });
  });

  describe('unlinking', () => {
    it('ends the plan of the operator, and prevents further sign-ins', async () => {
      const reader = await addLinkedReader(withPlan);
      expect((await signInAs(withPlan)).json().user.subscription).not.toBeNull();
      const response = await unlink(reader);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({
        dragonId: reader.uuid,
        svaBond: { isActive: false },
        subscription: null,
      });
      expect(outcomeOf(await signInAs(withPlan))).toEqual([409, '0101005']);
      expect((await unlink(reader)).statusCode).toBe(200);
    });

    it('ends the sessions that the operator has opened, but not the caller’s', async () => {
      const reader = await addLinkedReader(withPlan);
      const { token } = (await signInAs(withPlan)).json();
      const account = await findAccount(reader);
      const byOperator = { authorization: `Bearer ${token}` };
      expect(await isSessionValid(platform(), byOperator, account)).toBe(true);
      await unlink(reader);
      expect(await isSessionValid(platform(), byOperator, account)).toBe(false);
      expect(await isSessionValid(platform(), reader.headers, account)).toBe(true);
    });

    it('ends the sessions of concurrent sign-ins', async () => {
      for (let round = 0; round < 5; round += 1) {
        await calls.emptyAndAddPlan();
        const reader = await addLinkedReader(withPlan);
        const account = await findAccount(reader);
        const signInReturns = await Promise.all([returnFromOperator(withPlan), returnFromOperator(withPlan)]);
        const [, ...responses] = await Promise.all([
          unlink(reader),
          ...signInReturns.map((signInReturn) => finishSignIn(signInReturn)),
        ]);
        for (const response of responses) {
          const { token } = response.json();
          if (!token) continue;
          expect(await isSessionValid(platform(), { authorization: `Bearer ${token}` }, account)).toBe(false);
        }
      }
    });

    it('keeps subscriptions that the reader bought', async () => {
      const reader = await addLinkedReader(withPlan);
      await addSubscription(platform().database, reader.uuid, daysAgo(-3));
      expect((await unlink(reader)).json().subscription).not.toBeNull();
    });

    it('requires a link and a reader', async () => {
      expect(outcomeOf(await unlink(await platform().signIn()))).toEqual([404, 'SVA.NOT_FOUND']);
      expect(outcomeOf(await unlink())).toEqual([401, 'SESSION.REQUIRED']);
    });
  });
}
