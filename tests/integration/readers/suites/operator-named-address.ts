import type { Transaction } from 'kysely';
import type { Tables } from '../../../../server/database/tables.ts';
import { openSessions } from '../../../../server/identity/sessions/sessions.ts';
import { linkOperator } from '../../../../server/readers/operator-links/sign-in-with-operator.ts';
import { extractLink, findEmailsTo, type TestLink, waitForEmail } from '../../support/emails.ts';
import { postTo } from '../../support/identity-caller.ts';
import { customers, operatorCalls } from '../../support/operator-calls.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

const { withoutEmail } = customers;
const noPersonalData = { email: null, isEmailVerified: false, phoneNumber: null, name: null };

/**
 * An operator's customer opens an account and enters an email address without proof. Later, the owner
 * of that address resets the password.
 */
export function operatorNamedAddress(platform: () => TestPlatform): void {
  const calls = operatorCalls(platform);
  const { returnFromOperator, finishSignIn, signInAs, unlink, outcomeOf } = calls;

  beforeAll(() => calls.listen());
  beforeEach(() => calls.emptyAndAddPlan());

  const email = 'dona.otilia@correio.example';
  const newPassword = 'quadrinhos-da-otilia-1';
  const headersOf = (token: string) => ({ authorization: `Bearer ${token}` });

  async function signUpWithEnteredAddress(): Promise<TestCaller> {
    const signInReturn = await returnFromOperator(withoutEmail);
    await finishSignIn(signInReturn);
    const { user, token } = (await finishSignIn(signInReturn, { email })).json();
    return { uuid: user.dragonId, headers: headersOf(token) };
  }

  /** Waits for the given number of emails, and returns the link of the last one. */
  async function waitForLink(count: number): Promise<TestLink> {
    return extractLink(await waitForEmail(platform(), email, emailsBefore + count));
  }

  const confirmEmail = ({ uuid, code }: TestLink) =>
    postTo(platform(), '/user/validate-email', { uuid, code });
  async function resetPassword(count: number) {
    await postTo(platform(), '/user/recover-password', { entry: email });
    const { uuid, code } = await waitForLink(count);
    const body = { uuid, code, new_password: newPassword };
    expect((await postTo(platform(), '/user/update-password-from-magic-link', body)).statusCode).toBe(200);
  }
  const logIn = async (): Promise<TestCaller> => {
    const { uuid, token } = (
      await postTo(platform(), '/auth/login', { entry: email, password: newPassword })
    ).json().data;
    return { uuid, headers: headersOf(token) };
  };
  const isSessionOpen = async ({ uuid, headers }: TestCaller) =>
    (await platform().app.inject({ url: `/api/identity/user/${uuid}`, headers })).statusCode === 200;

  // The mailbox keeps the emails of earlier tests.
  let emailsBefore = 0;
  beforeEach(async () => {
    emailsBefore = (await findEmailsTo(platform(), email)).length;
  });

  it('gives the account only to the owner of the address after a password reset', async () => {
    const customer = await signUpWithEnteredAddress();
    expect((await confirmEmail(await waitForLink(1))).statusCode).toBe(200);
    await resetPassword(2);
    expect(await isSessionOpen(customer)).toBe(false);
    expect(outcomeOf(await signInAs(withoutEmail))).toEqual([409, '0101005']);
    expect((await logIn()).uuid).toBe(customer.uuid);
  });

  it('gives the account only to the owner of the address, even if the customer unlinked and linked the operator before the reset', async () => {
    const customer = await signUpWithEnteredAddress();
    expect((await signInAs(withoutEmail, customer)).statusCode).toBe(200);
    await unlink(customer);
    expect(outcomeOf(await signInAs(withoutEmail, customer))).toEqual([200, undefined]);
    await resetPassword(2);
    expect(outcomeOf(await signInAs(withoutEmail))).toEqual([409, '0101005']);
  });

  it('does not link the operator for a session that a new password ended while the platform waited for the operator', async () => {
    const { uuid, headers } = await signUpWithEnteredAddress();
    const token = headers.authorization.replace('Bearer ', '');
    const { database } = platform();
    await resetPassword(2);
    const sessions = {
      findName: async () => '',
      isSessionOpen: async (rows: Transaction<Tables>) =>
        (await openSessions(rows).resolve(token))?.uuid === uuid,
      isPhoneNumberTaken: async () => false,
      prepareOperatorNotice: async () => () => {},
    };
    const operator = { name: 'claro', client: null };
    const customer = { subject: withoutEmail, ...noPersonalData, hasPlan: true };
    const linking = linkOperator({ database, accounts: sessions, operator }, customer, {
      uuid,
      token,
      isRecent: true,
      language: 'pt-br',
    });
    await expect(linking).rejects.toMatchObject({ code: 'SESSION.REQUIRED' });
    expect(outcomeOf(await signInAs(withoutEmail))).toEqual([409, '0101005']);
  });

  it('lets the owner link the operator again, and keeps that link at the next password reset', async () => {
    await signUpWithEnteredAddress();
    await resetPassword(2);
    expect((await signInAs(withoutEmail, await logIn())).statusCode).toBe(200);
    // The third email reports the new password, the fourth the new link.
    await resetPassword(5);
    expect((await signInAs(withoutEmail)).statusCode).toBe(200);
  });

  it('ends the sessions of sign-ins that are concurrent with the password reset', async () => {
    const customer = await signUpWithEnteredAddress();
    const signInReturns = await Promise.all([1, 2, 3, 4].map(() => returnFromOperator(withoutEmail)));
    const [responses] = await Promise.all([
      Promise.all(
        signInReturns.map((signInReturn, index) =>
          finishSignIn(signInReturn, {}, index % 2 ? customer : undefined),
        ),
      ),
      resetPassword(2),
    ]);
    for (const response of responses) {
      const { token } = response.json();
      if (token) expect(await isSessionOpen({ ...customer, headers: headersOf(token) })).toBe(false);
    }
    expect(outcomeOf(await signInAs(withoutEmail))).toEqual([409, '0101005']);
  });
}
